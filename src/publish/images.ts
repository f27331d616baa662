import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Sharp } from 'sharp'
import type { ImageFile } from '../parts/context.ts'
import { BuildError } from './build-error.ts'
import { publicFile } from './public-file.ts'
import { writeWhole } from './whole-file.ts'

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

/** Prepares all images among the files of a site, several at a time. */
export async function prepareImages(files: Iterable<string>, publicFolder: string, cache: string, base: string) {
  const images = new Map<string, ImageFile>()
  const made: MadeImage[] = []
  const sources = [...new Set(files)].filter((name) => /^\/images\/.+\.(png|jpe?g|webp|avif|svg)$/.test(name)).sort()
  // In the order of their names, not in that in which they are done: it is part of what names a page's document.
  const prepared = await Promise.all(sources.map((src) => prepareImage(src, publicFolder, cache, base)))
  for (const [index, src] of sources.entries()) {
    const one = prepared[index]
    if (one) images.set(src, one.image)
    made.push(...(one?.made ?? []))
  }
  return { images, made }
}

/** Measures an image of public/ and makes its smaller forms; what was made before comes from the cache. */
async function prepareImage(src: string, publicFolder: string, cache: string, base: string): Promise<PreparedImage> {
  const source = publicFile(publicFolder, src)
  const { mtimeMs, size } = await stat(source)
  const key = createHash('sha1').update(`${recipe} ${source} ${mtimeMs} ${size}`).digest('hex')
  const note = path.join(cache, `${key}.json`)
  const made = existsSync(note)
    ? (JSON.parse(await readFile(note, 'utf8')) as Made)
    : await make(source, cache, note).catch((error) => {
        throw new BuildError(unreadable(src, error))
      })
  const address = (name: string) => `${base}/${name.split('/').map(encodeURIComponent).join('/')}`
  return {
    image: {
      src: address(src.slice(1)),
      width: made.width,
      height: made.height,
      sources: formats.flatMap(({ name: format, type }) => {
        const files = made.files.filter(({ name }) => name.endsWith(format))
        const srcset = files.map(({ name, width }) => `${address(name)} ${width}w`).join(', ')
        return srcset ? [{ type, srcset }] : []
      }),
    },
    made: made.files.map(({ name }) => ({ name, file: path.join(cache, path.basename(name)) })),
  }
}

function unreadable(src: string, error: unknown): string {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
  return `public${src} is no picture that can be read (${reason}).\nSave it again as PNG, JPEG or SVG, or remove it.`
}

interface Made {
  readonly width: number
  readonly height: number
  readonly files: readonly { readonly name: string; readonly width: number }[]
}

async function make(source: string, cache: string, note: string): Promise<Made> {
  const { default: sharp } = await import('sharp')
  const bytes = await readFile(source)
  const { width = 0, height = 0, format, orientation = 1 } = await sharp(bytes).metadata()
  const [wide, high] = orientation >= 5 ? [height, width] : [width, height]
  const hash = createHash('sha1').update(bytes).update(recipe).digest('hex').slice(0, 8)
  // In a list of addresses a space or a comma would end one.
  const stem = path
    .basename(source)
    .replace(/\.[^.]+$/, '')
    .replace(/[^\w-]+/g, '-')
  const files: Made['files'][number][] = []
  await mkdir(cache, { recursive: true })
  // A drawing is sharp at every size as it is.
  if (format !== 'svg') {
    const smaller = widths.filter((candidate) => candidate < wide)
    for (const { name: extension, encode } of formats) {
      for (const candidate of [...smaller, Math.min(wide, widths.at(-1) ?? wide)]) {
        const name = `assets/images/${stem}-${candidate}-${hash}.${extension}`
        const made = await encode(sharp(bytes).rotate().resize(candidate)).toBuffer()
        await writeWhole(path.join(cache, path.basename(name)), made)
        files.push({ name, width: candidate })
      }
    }
  }
  const result: Made = { width: wide, height: high, files }
  await writeWhole(note, JSON.stringify(result))
  return result
}
