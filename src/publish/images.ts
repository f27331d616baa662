import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sharp } from 'sharp'
import { lookAtExamples } from '../content/pictures/known.ts'
import { isTooLarge, type Picture, type Pictures } from '../content/pictures/picture.ts'
import type { ImageFile } from '../parts/context.ts'
import { writeWhole } from '../whole-file.ts'
import { BuildError } from './build-error.ts'
import { publicFile } from './public-file.ts'

/** A file made of an image: its name below the output and where the cache holds it. */
export interface MadeImage {
  readonly name: string
  readonly file: string
}

interface PreparedImage {
  readonly image: ImageFile
  readonly made: readonly MadeImage[]
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

/** Prepares the images among the files of a site, several at a time. */
export async function prepareImages(files: Iterable<string>, own: Pictures, folders: Folders) {
  const pictures = new Map([...(await lookAtExamples()), ...own])
  const images = new Map<string, ImageFile>()
  const made: MadeImage[] = []
  // In the order of their names, not in that in which they are done: it is part of what names a page's document.
  const sources = [...new Set(files)].sort().flatMap((src) => {
    const picture = pictures.get(src)
    return picture ? [{ src, picture }] : []
  })
  const prepared = await Promise.all(sources.map(({ src, picture }) => prepareImage(src, picture, folders)))
  for (const [index, { src }] of sources.entries()) {
    const one = prepared[index]
    if (!one) continue
    images.set(src, one.image)
    made.push(...one.made)
  }
  return { images, made }
}

/** Makes the smaller forms of an image of public/; what was made before comes from the cache. */
async function prepareImage(src: string, picture: Picture, folders: Folders): Promise<PreparedImage> {
  const { publicFolder, cache, base } = folders
  const made = await make(src, picture, publicFolder, cache).catch((error: unknown) => {
    // What is wrong with a picture was told where it is used; used nowhere, it is in nobody's way.
    if (picture.flaw) return []
    throw new BuildError(`public${src} could not be made smaller: ${error instanceof Error ? error.message : error}`)
  })
  const address = (name: string) => `${base}/${name.split('/').map(encodeURIComponent).join('/')}`
  return {
    image: {
      src: address(src.slice(1)),
      width: picture.width,
      height: picture.height,
      sources: formats.flatMap(({ name: format, type }) => {
        const files = made.filter(({ name }) => name.endsWith(format))
        const srcset = files.map(({ name, width }) => `${address(name)} ${width}w`).join(', ')
        return srcset ? [{ type, srcset }] : []
      }),
    },
    made: made.map(({ name }) => ({ name, file: path.join(cache, path.basename(name)) })),
  }
}

interface Made {
  readonly name: string
  readonly width: number
}

async function make(src: string, picture: Picture, publicFolder: string, cache: string): Promise<readonly Made[]> {
  // A drawing is sharp at every size as it is.
  if (picture.format === 'SVG' || picture.format === null || isTooLarge(picture)) return []
  const key = createHash('sha1').update(`${recipe} ${src} ${picture.hash}`).digest('hex')
  const note = path.join(cache, `${key}.json`)
  if (existsSync(note)) return JSON.parse(await readFile(note, 'utf8')) as Made[]
  const { default: sharp } = await import('sharp')
  const bytes = await readFile(publicFile(publicFolder, src))
  // In a list of addresses a space or a comma would end one.
  const stem = path
    .basename(src)
    .replace(/\.[^.]+$/, '')
    .replace(/[^\w-]+/g, '-')
  const files: Made[] = []
  await mkdir(cache, { recursive: true })
  const smaller = widths.filter((candidate) => candidate < picture.width)
  for (const { name: extension, encode } of formats) {
    for (const width of [...smaller, Math.min(picture.width, widths.at(-1) ?? picture.width)]) {
      const name = `assets/images/${stem}-${width}-${key.slice(0, 8)}.${extension}`
      // Whether it is sound was judged before.
      const made = await encode(sharp(bytes, { failOn: 'error' }).rotate().resize(width)).toBuffer()
      await writeWhole(path.join(cache, path.basename(name)), made)
      files.push({ name, width })
    }
  }
  await writeWhole(note, JSON.stringify(files))
  return files
}
