import { isUtf8 } from 'node:buffer'

const isPage = 'The address that it was saved from led to a page. Save the picture itself.'
const otherFormat = 'Save it as JPEG, PNG or WebP.'
export const iphone = 'a photo in the format of iPhones (HEIC)'
const notOurs = 'Put the picture itself in its place.'

interface Other {
  readonly what: string
  /** The letters that it begins with, or what they are like. */
  readonly begins: readonly (string | RegExp)[]
  readonly cure: string
}

/** What is found under the names of pictures. */
const others: readonly Other[] = [
  { what: 'a web page', begins: [/^\s*(<!--.*?-->\s*)?<(!doctype html|html|head|body)\b/is], cure: isPage },
  { what: 'a link to a web page', begins: ['[InternetShortcut]'], cure: isPage },
  { what: 'a stand-in of Git LFS', begins: ['version https://git-lfs'], cure: 'Fetch the pictures: git lfs pull' },
  { what: 'a picture written as letters (Base64)', begins: ['data:image/', /^[\w+/]{200}/], cure: notOurs },
  { what: 'a text in UTF-16', begins: ['\xff\xfe', '\xfe\xff'], cure: 'If it is a drawing, save it as UTF-8.' },
  { what: 'a GIF', begins: ['GIF8'], cure: otherFormat },
  { what: iphone, begins: [/^.{4}ftyp(hei[cmsx]|hev[cmsx])/s], cure: otherFormat },
  { what: 'a TIFF', begins: ['II*\0', 'MM\0*'], cure: otherFormat },
  { what: 'a bitmap (BMP)', begins: [/^BM.{4}[^\w\s]{4}/s], cure: otherFormat },
  { what: 'a JPEG XL', begins: ['\xff\n', /^.{4}JXL /s], cure: otherFormat },
  { what: 'a JPEG 2000', begins: [/^.{4}jP {2}/s], cure: otherFormat },
  { what: 'a Photoshop file', begins: ['8BPS'], cure: otherFormat },
  { what: 'an Illustrator or PostScript file', begins: ['%!PS'], cure: otherFormat },
  { what: 'a Windows icon', begins: ['\0\0\x01\0'], cure: otherFormat },
  { what: 'a compressed drawing (SVGZ)', begins: ['\x1f\x8b'], cure: 'Save it as plain SVG.' },
  {
    what: 'a film',
    begins: [/^.{4}ftyp(iso|mp4|M4V|qt|avc|3g)/s, '\x1aE\xdf\xa3'],
    cure: 'Save a still of it as JPEG.',
  },
  { what: 'a PDF', begins: ['%PDF'], cure: otherFormat },
  { what: 'a ZIP, Word or Excel file', begins: ['PK\x03\x04'], cure: 'Save the picture in it by itself.' },
  { what: 'a file that macOS keeps beside the picture', begins: ['\0\x05\x16\x07'], cure: notOurs },
]

/** What a file is that may be no picture at all; undefined when it begins like none of these. */
export function otherThan(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 1024).replace(/^\xef\xbb\xbf/, '')
  const isLike = (begin: string | RegExp) => (typeof begin === 'string' ? start.startsWith(begin) : begin.test(start))
  return others.find(({ begins }) => begins.some(isLike))?.what
}

/** What a file is that no one knows. */
export function unknown(bytes: Buffer): string {
  return isUtf8(bytes) && !bytes.includes(0) ? 'a text' : 'something else'
}

/** What to do about it. */
export function cureOf(what: string): string {
  return others.find((other) => other.what === what)?.cure ?? notOurs
}
