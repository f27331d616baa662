import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sharp } from 'sharp'
import { fileAddress } from '../../agreed/addresses.ts'
import { pictureHash } from '../../content/pictures/look.ts'
import { isTooLarge, type Picture, type Pictures } from '../../content/pictures/picture.ts'
import { examples } from '../../generated/examples.ts'
import type { ImageFile } from '../../parts/context.ts'
import { BuildError } from '../build-error.ts'
import { fewAtOnce } from '../few-at-once.ts'
import { publicFile } from '../public-file.ts'
import { isKept, keepMade, type MadeImage, readMade } from './made-image.ts'

/** A smaller form of an image of public/, made or to be made. */
export interface ImageForm extends MadeImage {
  readonly src: string
  readonly width: number
  readonly format: (typeof formats)[number]
}

export interface PlannedImage {
  readonly src: string
  /** Of the picture that its forms are called after. */
  readonly hash: string
  readonly image: ImageFile
  readonly forms: readonly ImageForm[]
}

/** Common widths of images on phones (at two pixels a point) and on wide screens. */
const widths = [480, 800, 1200, 1800]
const formats = [
  { name: 'avif', type: 'image/avif', encode: (image: Sharp) => image.avif({ quality: 55, effort: 4 }) },
  { name: 'webp', type: 'image/webp', encode: (image: Sharp) => image.webp({ quality: 78 }) },
] as const
/** Changes when the same image would be made differently. */
const recipe = 'avif55 webp78 480,800,1200,1800'

/** Where images come from, and where those that are made of them go. */
interface Folders {
  readonly publicFolder: string
  readonly cache: string
  readonly base: string
}

/** What images are called and which smaller forms they have, before any of these is made. */
export function planImages(files: Iterable<string>, own: Pictures, folders: Folders): PlannedImage[] {
  const pictures: Pictures = new Map([...Object.entries(examples), ...own])
  // In the order of their names: it is part of what names a page's document.
  return [...new Set(files)].sort().flatMap((src) => {
    const picture = pictures.get(src)
    return picture ? [planImage(src, picture, folders)] : []
  })
}

function planImage(src: string, picture: Picture, { cache, base }: Folders): PlannedImage {
  const forms = formsOf(src, picture, cache)
  const address = (name: string) => `${base}/${fileAddress(name)}`
  return {
    src,
    hash: picture.hash,
    image: {
      src: address(src.slice(1)),
      width: picture.width,
      height: picture.height,
      sources: formats.flatMap((format) => {
        const files = forms.filter((form) => form.format === format)
        const srcset = files.map(({ name, width }) => `${address(name)} ${width}w`).join(', ')
        return srcset ? [{ type: format.type, srcset }] : []
      }),
    },
    forms,
  }
}

function formsOf(src: string, picture: Picture, cache: string): readonly ImageForm[] {
  // A drawing is sharp at every size as it is. What is wrong with a picture was told where it is used.
  if (picture.format === 'SVG' || picture.format === null || picture.flaw || isTooLarge(picture)) return []
  const key = createHash('sha1').update(`${recipe} ${src} ${picture.hash}`).digest('hex')
  // In a list of addresses a space or a comma would end one.
  const stem = path
    .basename(src)
    .replace(/\.[^.]+$/, '')
    .replace(/[^\w-]+/g, '-')
  const widest = Math.min(picture.width, widths.at(-1) ?? picture.width)
  const all = [...widths.filter((width) => width < widest), widest]
  return formats.flatMap((format) =>
    all.map((width) => {
      const name = `assets/images/${stem}-${width}-${key.slice(0, 8)}.${format.name}`
      return { src, width, format, name, file: path.join(cache, `${path.basename(name)}.kept`) }
    }),
  )
}

/** Images whose forms are made at one time: each is in memory as a whole. */
const atOnce = 4

/** Makes the smaller forms of images, unless it is given up; what was made before is in the cache. */
export async function makeImages(
  planned: readonly PlannedImage[],
  folders: Folders,
  signal?: AbortSignal,
): Promise<readonly MadeImage[]> {
  await fewAtOnce(atOnce, planned, (image) => makeAll(image, folders, signal))
  return planned.flatMap(({ forms }) => forms)
}

async function makeAll(
  { src, hash, forms }: PlannedImage,
  { publicFolder, cache }: Folders,
  signal?: AbortSignal,
): Promise<void> {
  const missing = forms.filter(({ file }) => !isKept(file))
  if (missing.length === 0) return
  try {
    const { default: sharp } = await import('sharp')
    const bytes = await readFile(publicFile(publicFolder, src))
    // Under the names of the picture that it was, another one would be found for ever.
    if (pictureHash(bytes) !== hash) throw new Error('it was changed while the site was built. Run the command again.')
    await mkdir(cache, { recursive: true })
    // Whether it is sound was judged before.
    for (const { width, format, file } of missing) {
      if (signal?.aborted) return
      await keepMade(file, await format.encode(resized(sharp(bytes, { failOn: 'error' }), width)).toBuffer())
    }
  } catch (error) {
    throw new BuildError(`public${src} could not be made smaller: ${error instanceof Error ? error.message : error}`)
  }
}

/** A form as whoever writes sees it: the one that a build has made, or else one that is quick to make. */
export async function formToShow({ src, width, format, file }: ImageForm, publicFolder: string): Promise<Shown> {
  const made = await readMade(file)
  if (made) return { bytes: made, type: format.type }
  const { default: sharp } = await import('sharp')
  const quick = resized(sharp(publicFile(publicFolder, src)), width).webp({ quality: 78, effort: 0 })
  return { bytes: await quick.toBuffer(), type: 'image/webp' }
}

export interface Shown {
  readonly bytes: Buffer
  readonly type: string
}

/** Turned as its camera noted. */
function resized(image: Sharp, width: number): Sharp {
  return image.rotate().resize(width)
}
