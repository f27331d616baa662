import type { PdfDownload } from '../download.ts'
import { contentsHeight } from './contents.ts'
import { drawFramed, drawLogo, ratioOf } from './figure.ts'
import { type Flow, heightOf, lowest, page, put } from './flow.ts'
import { decorate, type Tag } from './tags.ts'

const logoAt = 44
/** How far the drawing of a cover hangs over the edge of the colour. */
const over = 44

/** Draws the beginning of a document: the coloured band with its title, and a drawing in it. */
export function drawCover(flow: Flow, top: Tag, download: PdfDownload): void {
  if (download.cover.size === 'page') drawPage(flow, top, download)
  else drawBand(flow, top, download)
}

/** A cover as high as the list of sections, which stands under it, lets it be. */
function drawPage(flow: Flow, top: Tag, { cover, label, title, subtitle, date, sections }: PdfDownload): void {
  const { x, styles } = flow
  const list = contentsHeight(
    flow,
    sections.map(({ heading }) => heading),
  )
  const height = lowest - list - over - 26
  drawGround(flow, height)
  drawLogo(flow, top, logoAt)
  const width = 430
  let y = 128
  y += put(flow, top, 'P', eyebrow(label, date, flow), styles.coverLabel, { x, y, width }) + 6
  y += put(flow, top, 'H1', title, styles.coverTitle, { x, y, width }) + 10
  y += put(flow, top, 'P', subtitle, styles.coverText, { x, y, width: width - 40 }) + 26
  const wide = Math.min(flow.width, (height + over - y) / ratioOf(flow, cover.image))
  drawFramed(flow, top, cover.image, {
    x: x + flow.width - wide,
    y: height + over - wide * ratioOf(flow, cover.image),
    width: wide,
  })
  flow.y = height + over + 22
}

/** A band across the first page, as high as its words. */
function drawBand(flow: Flow, top: Tag, { cover, label, title, subtitle, date }: PdfDownload): void {
  const { x, styles } = flow
  const wide = 168
  const width = flow.width - wide - 28
  const text = { ...styles.coverText, size: 11, leading: 17 }
  const first = 96
  const words = heightOf(flow, title, styles.bandTitle, width) + heightOf(flow, subtitle, text, width) + 34
  const height = first + Math.max(words, wide * ratioOf(flow, cover.image)) + 28
  drawGround(flow, height)
  drawLogo(flow, top, logoAt - 6)
  let y = first
  y += put(flow, top, 'P', eyebrow(label, date, flow), styles.coverLabel, { x, y, width }) + 4
  y += put(flow, top, 'H1', title, styles.bandTitle, { x, y, width }) + 8
  y += put(flow, top, 'P', subtitle, text, { x, y, width })
  drawFramed(flow, top, cover.image, { x: x + flow.width - wide, y: first, width: wide })
  flow.y = height + 30
}

/** What sort of document it is, and of when: "SERVICE BROCHURE · DECEMBER 2025". */
function eyebrow(label: string, date: string, { site }: Flow): string {
  const month = new Intl.DateTimeFormat(site.language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return `${label} · ${month.format(new Date(`${date}T00:00:00Z`))}`.toUpperCase()
}

/** The coloured ground, as on the site: a gradient, and large rings that run out of the page. */
function drawGround({ doc, site }: Flow, height: number): void {
  const { dark, brand, white } = site.palette
  decorate(doc, () => {
    doc.rect(0, 0, page.width, height).fill(doc.linearGradient(0, height, page.width, 0).stop(0, dark).stop(1, brand))
    doc.save().rect(0, 0, page.width, height).clip().lineWidth(34).strokeOpacity(0.05)
    for (const radius of [150, 230]) doc.circle(page.width - 40, 30, radius).stroke(white)
    doc.restore()
  })
}
