import type { ContactBlock, NoteBlock } from '../download.ts'
import { paragraphsOf } from '../inline.ts'
import { type Flow, heightOf, need, put } from './flow.ts'
import { decorate, type Tag, tag } from './tags.ts'

const padding = 16

/** A box in the light accent colour, with a bar at its side. */
export function drawNote(flow: Flow, parent: Tag, { heading, text }: NoteBlock): void {
  const { doc, styles, site } = flow
  const width = flow.width - 2 * padding - 4
  const paragraphs = paragraphsOf(text)
  const inner = paragraphs.reduce((sum, part) => sum + heightOf(flow, part, styles.small, width) + 4, 0)
  const height = 2 * padding - 6 + styles.smallHeading.leading + inner
  need(flow, height + 6)
  flow.y += 4
  decorate(doc, () => {
    doc.save().roundedRect(flow.x, flow.y, flow.width, height, 8).clip()
    doc.rect(flow.x, flow.y, flow.width, height).fill(site.palette.accentTint)
    doc.rect(flow.x, flow.y, 4, height).fill(site.palette.accent).restore()
  })
  const box = tag(doc, parent, 'Div')
  const x = flow.x + padding + 4
  let y = flow.y + padding - 4
  y += put(flow, box, 'P', heading, styles.smallHeading, { x, y, width }) + 2
  for (const part of paragraphs) y += put(flow, box, 'P', part, styles.small, { x, y, width }) + 4
  flow.y += height + 14
}

/** The last word of a document: what to do, and how to reach the company. */
export function drawContact(flow: Flow, parent: Tag, { heading, text }: ContactBlock): void {
  const { doc, styles, site } = flow
  const { dark, brand } = site.palette
  const inset = 24
  const width = flow.width - 2 * inset
  const title = { ...styles.bandTitle, size: 18, leading: 24 }
  const height = 2 * inset + heightOf(flow, heading, title, width) + heightOf(flow, text, styles.coverSmall, width) + 56
  need(flow, height)
  flow.y += 6
  decorate(doc, () => {
    const gradient = doc.linearGradient(flow.x, flow.y + height, flow.x + flow.width, flow.y)
    gradient.stop(0, dark).stop(1, brand)
    doc.roundedRect(flow.x, flow.y, flow.width, height, 12).fill(gradient)
  })
  const box = tag(doc, parent, 'Div')
  const x = flow.x + inset
  let y = flow.y + inset
  y += put(flow, box, 'H3', heading, title, { x, y, width }) + 6
  y += put(flow, box, 'P', text, styles.coverSmall, { x, y, width }) + 14
  const ways = [
    { label: 'E-mail', words: `[${site.email}](mailto:${site.email})` },
    { label: 'Phone', words: `[${site.phone}](tel:${site.phone.replace(/[^+\d]/g, '')})` },
    { label: 'Website', words: `[${site.web}](${site.url})` },
  ]
  for (const [index, { label, words }] of ways.entries()) {
    const place = { x: x + (index * width) / ways.length, width: width / ways.length }
    const way = tag(doc, box, 'Div')
    put(flow, way, 'P', label.toUpperCase(), { ...styles.coverLabel, size: 8 }, { ...place, y })
    put(flow, way, 'P', words, { ...styles.coverSmall, weight: 'semibold' }, { ...place, y: y + 15 })
  }
  flow.y += height + 10
}
