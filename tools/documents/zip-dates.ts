/**
 * Gives every entry of a zip file (DOCX and XLSX are such files) the same date. The libraries write the time of
 * packing, so that the same content would make another file each time. A zip file holds each date twice: before the
 * entry, and in the directory at its end, which says where the entries are.
 */
export function withZipDate(zip: Buffer, day: string): Buffer {
  const dated = Buffer.from(zip)
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number)
  const packed = ((year - 1980) << 9) | (month << 5) | date
  const end = dated.lastIndexOf(endOfDirectory)
  const count = dated.readUInt16LE(end + 10)
  let at = dated.readUInt32LE(end + 16)
  for (let entry = 0; entry < count; entry++) {
    stamp(dated, at + 12, packed)
    stamp(dated, dated.readUInt32LE(at + 42) + 10, packed)
    at += 46 + dated.readUInt16LE(at + 28) + dated.readUInt16LE(at + 30) + dated.readUInt16LE(at + 32)
  }
  return dated
}

const endOfDirectory = Buffer.from('PK\u0005\u0006', 'latin1')

/** Midnight, and the day. */
function stamp(zip: Buffer, at: number, packed: number): void {
  zip.writeUInt16LE(0, at)
  zip.writeUInt16LE(packed, at + 2)
}
