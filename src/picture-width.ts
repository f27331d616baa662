import { bentoSpans } from './bento.ts'
import type { Image, Section } from './generated/types.ts'

/** How wide types draw their pictures on wide screens, in rem, where this is always the same; 0 where they draw none. */
export const pictureWidths = {
  accordion: 36,
  article: 38,
  'call-to-action': 34,
  comparison: 0,
  feature: 34,
  'filter-list': 30,
  form: 30,
  'hero-slider': 36,
  logos: 10,
  place: 34,
  pricing: 0,
  'rich-text': 44,
  stats: 0,
  table: 0,
  tabs: 36,
  video: 75,
} as const

/** How wide the picture at the top of an article is drawn, in rem. */
export const leadWidth = 50

/** How wide somebody's picture is drawn, in rem. */
export const personWidth = 6

/** How wide a page's column is, in rem, what is left of it beside other words, and what tiles take of large windows. */
const [column, rest, wide] = [75, 44, 90]

/** The same of a hero, by its look. */
const heroWidths = { split: 36, bleed: 60, centered: 60, compact: 25, figure: column, editorial: column } as const

/** How wide a phone is drawn. */
const phone = 20

/** How wide a section draws its pictures: what `sizes` says of them, and how many pixels they need. */
export function pictureWidth(section: Section): number {
  switch (section.type) {
    case 'carousel':
      return Math.round((section.aside ? rest : wide) / seenAtOnce(section))
    case 'hero':
      return heroWidths[heroLook(section)]
    case 'media':
      if (section.frame === 'phone') return phone
      return section.look === 'below' ? column : rest
    case 'quote':
      return section.look === 'portrait' ? 26 : personWidth
    case 'steps':
      return section.look === 'guide' ? 24 : Math.round(column / usualColumns(section.items.length))
    case 'team':
      return section.look === 'list'
        ? personWidth
        : Math.min(18, Math.round(column / memberColumns(section.items.length)))
    case 'timeline':
      return section.look === 'columns' ? Math.round(column / timelineColumns(section)) : 20
    case 'tile-grid':
      return tileWidth(section)
    default:
      return pictureWidths[section.type]
  }
}

/** The same of one of its pictures: of a bento grid only the large tiles are as wide as half the page. */
export function drawnWidth(section: Section, image: Image | undefined): number {
  const width = pictureWidth(section)
  if (section.type !== 'tile-grid' || section.look !== 'bento') return width
  const span = bentoSpans(section.items.length)[section.items.findIndex((item) => item.image === image)]
  return span === 'large' ? width : width / 2
}

/** Tiles with an edge go on beyond the column in large windows. Of a bento grid the large ones count. */
function tileWidth(section: Extract<Section, { type: 'tile-grid' }>): number {
  const { look = 'cards' } = section
  if (look === 'bento') return wide / 2
  return Math.round((look === 'cards' ? wide : column) / tileColumns(section))
}

/** How a hero is arranged where the author does not say. */
export function heroLook({ look, figure, image }: Extract<Section, { type: 'hero' }>): keyof typeof heroWidths {
  if (look) return look
  return image ? 'split' : figure === undefined ? 'centered' : 'figure'
}

/** How many cards of a carousel stand side by side on wide screens. */
export function seenAtOnce({ columns = 3, items }: Extract<Section, { type: 'carousel' }>): number {
  return Math.min(columns, items.length)
}

/** How many tiles stand side by side on wide screens. */
export function tileColumns({ look, items, columns }: Extract<Section, { type: 'tile-grid' }>): number {
  return columns ?? (look === 'list' ? 2 : usualColumns(items.length))
}

/** How many portraits stand side by side on wide screens: few are no larger for that. */
export function memberColumns(members: number): number {
  return Math.max(3, usualColumns(members))
}

/** How many moments of a timeline in columns stand side by side on wide screens. */
export function timelineColumns({ items }: Extract<Section, { type: 'timeline' }>): number {
  return items.length <= 6 ? items.length : usualColumns(items.length)
}

/** How many items stand side by side where the author does not say: few in one row, many in rows that come out even. */
export function usualColumns(items: number): number {
  if (items <= 5) return items
  return items % 4 === 0 && items % 3 !== 0 ? 4 : 3
}
