import { inflateRawSync, inflateSync } from 'node:zlib'

/** The words of a document, as somebody who searches in it finds them. */
export function textOf(name: string, file: Buffer): string {
  if (name.endsWith('.pdf')) return textOfPdf(file)
  const texts = [...entriesOf(file)].filter(([part]) => /^(word|xl)\/.*\.xml$/.test(part)).map(([, xml]) => xml)
  return texts
    .join('\n')
    .replace(/<\/(w:p|si|c)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** The parts of a zip file by their names. */
export function entriesOf(zip: Buffer): Map<string, string> {
  const entries = new Map<string, string>()
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const [name, more, note] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [number, number, number]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    const stored = zip.readUInt16LE(at + 10) === 0
    entries.set(zip.toString('utf8', at + 46, at + 46 + name), (stored ? data : inflateRawSync(data)).toString('utf8'))
    at += 46 + name + more + note
  }
  return entries
}

/** A PDF with its streams unpacked. */
export function unpacked(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  const parts: string[] = []
  let end = 0
  for (const { index, 0: head, 1: length } of text.matchAll(/\/Length (\d+)\b[\s\S]*?stream\n/g)) {
    if (index < end) continue
    const start = index + head.length
    const data = pdf.subarray(start, start + Number(length))
    const stream = head.includes('/FlateDecode') ? inflateSync(data) : data
    parts.push(text.slice(end, start), stream.toString('latin1'))
    end = start + Number(length)
  }
  return [...parts, text.slice(end)].join('')
}

/** PDFs draw glyphs by number; each font says which letters they are. */
function textOfPdf(pdf: Buffer): string {
  const objects = new Map(
    Array.from(unpacked(pdf).matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g), ([, id, body]) => [id, body ?? '']),
  )
  const all = [...objects.values()]
  const letters = new Map<string, string[]>()
  for (const [, name = '', id] of all.join('\n').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
    if (!letters.has(name)) letters.set(name, lettersIn(objects.get(map) ?? ''))
  }
  const drawn: string[] = []
  let font: string[] = []
  for (const stream of all.filter((body) => body.includes(' Tf\n')))
    for (const [, name, line] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g)) {
      if (name !== undefined) font = letters.get(name) ?? []
      else
        drawn.push(
          glyphsIn(line ?? '')
            .map((glyph) => font[glyph] ?? '?')
            .join(''),
        )
    }
  return drawn.join('\n')
}

function glyphsIn(line: string): number[] {
  const hex = Array.from(line.matchAll(/<([0-9a-f]*)>/gi), ([, digits]) => digits).join('')
  return (hex.match(/.{4}/g) ?? []).map((digits) => Number.parseInt(digits, 16))
}

function lettersIn(map: string): string[] {
  const letters: string[] = []
  for (const [, first = '0', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f]*)>/gi)].entries()) {
      const codes = (hex.match(/.{4}/g) ?? []).map((digits) => Number.parseInt(digits, 16))
      letters[Number.parseInt(first, 16) + at] = String.fromCharCode(...codes)
    }
  }
  return letters
}
