import { isUtf8 } from 'node:buffer'
import { otherThan } from '../pictures/others.ts'

/** What a file is that holds no text, and what to do about it. */
export interface NotText {
  readonly what: string
  readonly cure: string
}

const asPicture = 'A picture belongs into public/images, and its address where it is to be shown.'
const asDocument =
  'Copy its words into the texts of a page file. What visitors are to load down belongs into public/downloads.'

/** The pictures that a site can show, and what else is saved under the name of a page, by how they begin. */
const kinds: readonly (NotText & { readonly begins: string })[] = [
  { what: 'a picture (PNG)', begins: '\x89PNG', cure: asPicture },
  { what: 'a picture (JPEG)', begins: '\xff\xd8\xff', cure: asPicture },
  { what: 'a picture (GIF)', begins: 'GIF8', cure: asPicture },
  { what: 'a picture (WebP)', begins: 'RIFF', cure: asPicture },
  { what: 'a PDF', begins: '%PDF', cure: asDocument },
  { what: 'a ZIP, Word or Excel file', begins: 'PK\x03\x04', cure: asDocument },
  { what: 'an old Word or Excel file', begins: '\xd0\xcf\x11\xe0', cure: asDocument },
  { what: 'a compressed file (GZIP)', begins: '\x1f\x8b', cure: 'Unpack it first.' },
]

/** What is found where a text should be; undefined for a text, whatever it says. */
export function notText(bytes: Buffer): NotText | undefined {
  if (bytes.length > 0 && bytes.every((byte) => byte === 0))
    return { what: 'a file of zeros, as a copy leaves that was broken off', cure: 'Copy it again.' }
  const start = bytes.toString('latin1', 0, 16)
  const known = kinds.find(({ begins }) => start.startsWith(begins))
  if (known) return known
  // Below 9 are signs that no text has.
  if (isUtf8(bytes) || !bytes.subarray(0, 1024).some((byte) => byte < 9)) return undefined
  return { what: otherThan(bytes) ?? 'a file of another program', cure: asDocument }
}

/** Whether every other byte is a zero: letters of UTF-16 without the mark that says so. */
export function isUtf16(bytes: Buffer): boolean {
  // 0xfeff read in the wrong order and in the right one: how programs mark it.
  if (bytes.length >= 2 && [0xfffe, 0xfeff].includes(bytes.readUInt16BE())) return true
  const [a, b, c, d] = bytes
  return (a === 0 && c === 0 && !!b && !!d) || (b === 0 && d === 0 && !!a && !!c)
}
