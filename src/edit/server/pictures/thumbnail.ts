import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pictureAddress } from '../../../content/json/pictures.ts'
import type { Sources } from '../../../content/read/source-file.ts'
import { sealBytes, unsealBytes } from '../../../disk/sealed.ts'
import { writeWhole } from '../../../disk/whole-file.ts'
import { insideOf } from '../../../site-files/inside.ts'

/** 320 and 960 pixels: twice what a card of the list and the picture above its focal point are wide. */
const widths = { small: 320, large: 960 }
export type ThumbnailSize = keyof typeof widths

/** Small copies of pictures, made when they are first seen and kept by what is in the picture. */
export class Thumbnails {
  /** One after the other: a page of pictures would take all of the machine. */
  private queue: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly folder: string,
    private readonly cache: string,
  ) {}

  /** A small copy; undefined where there is no such picture, or none can be made of it. */
  async of({ publicFiles, pictures }: Sources, src: string, size: ThumbnailSize): Promise<Buffer | undefined> {
    if (!pictureAddress.test(src) || !publicFiles.has(src)) return undefined
    const hash = pictures?.get(src)?.hash
    if (!hash) return undefined
    const kept = path.join(this.cache, `${hash}-${size}.webp.kept`)
    const made = unsealBytes(await readFile(kept).catch(() => Buffer.alloc(0)))
    return made ?? this.next(() => this.make(src, widths[size], kept))
  }

  private async make(src: string, width: number, kept: string): Promise<Buffer | undefined> {
    const file = await insideOf(this.folder, `public${src}`).catch(() => undefined)
    if (file === undefined) return undefined
    const { default: sharp } = await import('sharp')
    const bytes = await sharp(file)
      .rotate()
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: !file.endsWith('.svg') })
      .webp({ quality: 78 })
      .toBuffer()
      .catch(() => undefined)
    // Where none can be kept, it is made each time.
    if (bytes) await writeWhole(kept, sealBytes(bytes)).catch(() => undefined)
    return bytes
  }

  private next<T>(task: () => Promise<T>): Promise<T> {
    const done = this.queue.then(task)
    this.queue = done.catch(() => undefined)
    return done
  }
}
