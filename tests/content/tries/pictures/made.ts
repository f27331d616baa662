import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { both, type Damage, put, remove, save } from '../try.ts'

/** A picture with much in it, so that its file is as long as that of a photo; the same one each time. */
function photo(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0, next = 1; at < pixels.length; at++) {
    next = (next * 48271) % 0x7fffffff
    pixels[at] = 64 + (next & 127)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** A picture of one colour. */
export function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c83' } })
}

/** A WebP of two frames. */
export async function animatedWebp(): Promise<Buffer> {
  const frames = [await photo(640, 480).png().toBuffer(), await plain(640, 480).png().toBuffer()]
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

/** A PNG with as many frames as it says: programs that know none show its first picture. */
export function animatedPng(png: Buffer): Buffer {
  return Buffer.concat([
    png.subarray(0, afterHeader),
    chunk('acTL', Buffer.from('0000000200000000', 'hex')),
    png.subarray(afterHeader),
  ])
}

/** A PNG that says that it is so wide and high. */
export function enlarged(png: Buffer, size: number): Buffer {
  const header = Buffer.from(png.subarray(16, 29))
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), png.subarray(afterHeader)])
}

/** Where the header of a PNG ends. */
const afterHeader = 33

/** A part of a PNG. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

export function cut(bytes: Buffer, part = 0.6): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length * part))
}

/** The bytes with some in the middle overwritten. */
export function scratched(bytes: Buffer): Buffer {
  const middle = bytes.length >> 1
  return Buffer.from(bytes.map((byte, index) => (index > middle && index < middle + 200 ? (index * 37) & 255 : byte)))
}

/** An SVG with so much in it. */
export function svg(inside: string, first = 'viewBox="0 0 1200 800"'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${first}>${inside}</svg>\n`
}

export const jpeg = await photo(1200, 800).jpeg().toBuffer()
export const png = await photo(1200, 800).png().toBuffer()
export const webp = await photo(1200, 800).webp().toBuffer()
export const avif = await photo(640, 480).avif({ effort: 0 }).toBuffer()
export const gif = await plain(640, 480).gif().toBuffer()
export const small = await plain(320, 240).png().toBuffer()
export const black = '<path d="M0 0h1200v800H0z"/>'

/** Where the hero's picture is named. */
export const inHero = '/pages/0/sections/0/image/src'
/** How what is told there begins. */
export const at = `pages.json${inHero} pictures`
export const warned = `${at} (warning)`

/** The hero shows another picture, and its own is not there any more. */
export function shows(name: string, content: string | Buffer): Damage {
  return both(remove('public/images/grand.svg'), save(`public/images/${name}`, content), put(inHero, `/images/${name}`))
}

/** The home page is shared with a picture. */
export function shares(name: string, content: string | Buffer): Damage {
  return both(
    save(`public/images/${name}`, content),
    put('/pages/0/image', { src: `/images/${name}`, alt: 'A grand piano with its lid open' }),
  )
}

/** The hero's drawing is another one. */
export function draws(inside: string, first?: string): Damage {
  return save('public/images/grand.svg', svg(inside, first))
}
