import { createHash } from 'node:crypto'
import type { FailOnOptions, Metadata } from 'sharp'
import { flawOfDrawing } from './drawing.ts'
import { iphone, otherThan, unknown } from './others.ts'
import { type Flaw, type Format, isTooLarge, type Looked } from './picture.ts'

type Sharp = typeof import('sharp').default

const names: Readonly<Record<string, Format>> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', svg: 'SVG' }

export function pictureHash(bytes: Buffer): string {
  return createHash('sha1').update(bytes).digest('hex')
}

/** What is known of a picture that cannot be read. */
export function unreadable(hash: string, kind: Flaw['kind'], detail = ''): Looked {
  return {
    hash,
    format: null,
    width: 0,
    height: 0,
    animated: false,
    cmyk: false,
    opaque: false,
    flaw: { kind, detail },
  }
}

/** Finds out what a picture's file holds, and whether all of it can be shown. */
export async function lookAt(bytes: Buffer, hash: string): Promise<Looked> {
  // A copy that was broken off may leave a file of its full length with nothing in it.
  if (bytes.every((byte) => byte === 0)) return unreadable(hash, 'empty')
  const other = otherThan(bytes)
  if (other !== undefined) return unreadable(hash, 'other', other)
  // Takes longer to load than all pictures of a site take to be found unchanged.
  const { default: sharp } = await import('sharp')
  const seen = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: Error) => error)
  if (seen instanceof Error) return withoutSize(bytes, hash, seen.message)
  const format = formatOf(seen)
  if (!format) return unreadable(hash, 'other', otherFormat(seen))
  const { width, height } = seen.autoOrient
  const measured = {
    hash,
    format,
    width,
    height,
    animated: isAnimated(bytes, format, seen),
    cmyk: seen.space === 'cmyk',
    opaque: format !== 'SVG' && !seen.hasAlpha,
  }
  if (isTooLarge(measured)) return { ...measured, flaw: null }
  const flaw = format === 'SVG' ? await flawOfDrawing(bytes.toString('utf8')) : await flawOfPhoto(bytes, sharp)
  return { ...measured, flaw }
}

function formatOf({ format, compression }: Metadata): Format | undefined {
  return format === 'heif' && compression === 'av1' ? 'AVIF' : names[format]
}

function otherFormat({ format }: Metadata): string {
  return format === 'heif' ? iphone : `a ${format.toUpperCase()}`
}

function withoutSize(bytes: Buffer, hash: string, reason: string): Looked {
  if (/unsupported image format/.test(reason)) return unreadable(hash, 'other', unknown(bytes))
  if (/svgload|XML parse error/.test(reason)) return brokenDrawing(bytes, hash, reason)
  return unreadable(hash, isCutOff(bytes, reason) ? 'cut off' : 'damaged')
}

function brokenDrawing(bytes: Buffer, hash: string, reason: string): Looked {
  if (/bad dimensions/.test(reason)) return unreadable(hash, 'sizeless')
  if (/Premature end/.test(reason) || !/>\s*$/.test(bytes.toString('latin1'))) return unreadable(hash, 'cut off')
  return unreadable(hash, 'broken', /line (\d+)|:(\d+):\d+:/.exec(reason)?.slice(1).find(Boolean))
}

/** Some phones leave bytes between the parts of a JPEG, which nobody sees. */
const betweenParts = /extraneous bytes before marker 0x(c[024]|d[9abd]|e|fe)/

/** Decodes all of a picture: what is amiss shows nowhere else. */
async function flawOfPhoto(bytes: Buffer, sharp: Sharp): Promise<Flaw | null> {
  const decode = (failOn: FailOnOptions) =>
    sharp(bytes, { failOn })
      .resize(16, 16, { fit: 'fill' })
      .raw()
      .toBuffer()
      .then(
        () => null,
        (error: Error) => error.message,
      )
  const doubt = await decode('warning')
  if (doubt === null || doubt.split('\n').every((line) => betweenParts.test(line))) return null
  const reason = await decode('error')
  if (reason === null) return { kind: 'doubtful', detail: '' }
  return { kind: isCutOff(bytes, reason) ? 'cut off' : 'damaged', detail: '' }
}

function isCutOff(bytes: Buffer, reason: string): boolean {
  const start = bytes.toString('latin1', 0, 4)
  if (start === '\x89PNG') return !bytes.subarray(-64).includes('IEND')
  if (start === 'RIFF') return bytes.length < 8 || bytes.length < bytes.readUInt32LE(4) + 8
  return /premature end of JPEG image|unexpected end of file|file size too small/i.test(reason)
}

function isAnimated(bytes: Buffer, format: Format, { pages = 1 }: Metadata): boolean {
  if (format === 'WebP') return pages > 1
  if (format === 'AVIF') return bytes.toString('latin1', 8, 12) === 'avis'
  // The frames of a PNG are announced before the first of them.
  const frames = format === 'PNG' ? bytes.indexOf('acTL') : -1
  return frames > 0 && frames < bytes.indexOf('IDAT')
}
