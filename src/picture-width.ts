import type { Section } from './generated/types.ts'

/** How wide types draw their pictures on wide screens, in rem; pricing draws none. */
export const pictureWidths = {
  accordion: 36,
  'call-to-action': 34,
  feature: 34,
  'filter-list': 30,
  form: 30,
  hero: 36,
  'hero-slider': 36,
  pricing: 0,
  'rich-text': 44,
  tabs: 36,
  'tile-grid': 25,
} as const

/** How wide a section draws its pictures: what `sizes` says of them, and how many pixels they need. */
export function pictureWidth(section: Section): number {
  switch (section.type) {
    case 'carousel':
      return Math.round((section.aside ? 44 : 75) / seenAtOnce(section))
    case 'steps':
      return section.look === 'guide' ? 24 : 15
    default:
      return pictureWidths[section.type]
  }
}

/** How many cards of a carousel stand side by side on wide screens. */
export function seenAtOnce({ columns = 3, items }: Extract<Section, { type: 'carousel' }>): number {
  return Math.min(columns, items.length)
}
