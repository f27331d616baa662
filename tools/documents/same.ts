import { inflateSync } from 'node:zlib'

/**
 * Whether two files are the same document. A PDF is compared unpacked: its streams are packed by Node's own zlib, which
 * on another processor, or in another version, makes other bytes of the same content. What packs DOCX and XLSX is
 * JavaScript, and does not differ.
 */
export function sameDocument(one: Buffer, other: Buffer): boolean {
  return one.equals(other) || (isPdf(one) && isPdf(other) && unpacked(one) === unpacked(other))
}

function isPdf(file: Buffer): boolean {
  return file.subarray(0, 5).toString('latin1') === '%PDF-'
}

/** A PDF with its streams unpacked, and without what follows from their lengths: those, and the table of places. */
export function unpacked(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  const parts: string[] = []
  let end = 0
  for (const { index, 0: head, 1: length = '' } of text.matchAll(/\/Length (\d+)\b[\s\S]*?stream\n/g)) {
    if (index < end) continue
    const start = index + head.length
    const data = pdf.subarray(start, start + Number(length))
    const stream = head.includes('/FlateDecode') ? inflateSync(data) : data
    parts.push(text.slice(end, index), head.replace(length, ''), stream.toString('latin1'))
    end = start + Number(length)
  }
  return [...parts, text.slice(end, text.lastIndexOf('\nxref\n'))].join('')
}
