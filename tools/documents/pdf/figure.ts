import path from 'node:path'
import type { DownloadImage } from '../download.ts'
import { type Flow, put } from './flow.ts'
import { drawPicture, shapeOf } from './picture.ts'
import { type Tag, tag } from './tags.ts'

/** Draws a picture of the site with round corners, and says how high it is. */
export function drawFramed(
  flow: Flow,
  parent: Tag,
  image: DownloadImage,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  const { doc } = flow
  const file = fileOf(flow, image.src)
  const height = width * shapeOf(file)
  tag(doc, parent, 'Figure', { alt: image.alt, bbox: [x, y, x + width, y + height] }).add(() => {
    doc
      .save()
      .roundedRect(x, y, width, height, width / 32)
      .clip()
    drawPicture(doc, file, x, y, width)
    doc.restore()
  })
  return height
}

/** The height of a picture that is one wide. */
export function ratioOf(flow: Flow, { src }: DownloadImage): number {
  return shapeOf(fileOf(flow, src))
}

/** Draws the company's logo, or its name where there is no drawing of one. */
export function drawLogo(flow: Flow, parent: Tag, y: number): void {
  const { doc, site, styles, x } = flow
  if (site.logo === undefined) {
    put(flow, parent, 'P', site.brand, { ...styles.bandTitle, size: 18, leading: 30 }, { x, y, width: 300 })
    return
  }
  const file = fileOf(flow, site.logo)
  const height = 30
  const width = height / shapeOf(file)
  const bbox: [number, number, number, number] = [x, y, x + width, y + height]
  tag(doc, parent, 'Figure', { alt: site.brand, bbox }).add(() => drawPicture(doc, file, x, y, width))
}

function fileOf({ site }: Flow, src: string): string {
  return path.join(site.publicFolder, src)
}
