import type { Theme } from '../generated/types.ts'

/** The sizes of headings on a phone and on a wide screen, by how large a theme wants them. */
export const headings = {
  calm: sizes([1.875, 2.75, 1.15], [1.5, 2, 1.22], [1.125, 1.25, 1.35]),
  normal: sizes([2.125, 3.5, 1.1], [1.75, 2.5, 1.18], [1.1875, 1.375, 1.3]),
  loud: sizes([2.5, 5.25, 1.02], [2, 3.5, 1.1], [1.3125, 1.625, 1.25]),
}

type Size = readonly [small: number, large: number, lineHeight: number]

function sizes(h1: Size, h2: Size, h3: Size) {
  const size = ([small, large, lineHeight]: Size) => ({ fontSize: fluid(small, large), lineHeight: String(lineHeight) })
  return { h1: size(h1), h2: size(h2), h3: size(h3) }
}

/** A size that grows evenly between a window of 360 and one of 1280 pixels. */
export function fluid(small: number, large: number): string {
  const slope = ((large - small) / (80 - 22.5)) * 100
  return `clamp(${small}rem,${Number((small - (slope * 22.5) / 100).toFixed(3))}rem + ${Number(slope.toFixed(2))}vw,${large}rem)`
}

/**
 * What a theme's words about its posture set. Each part has a value of its own for what is not set, so that a theme
 * without such words declares nothing.
 */
const words = {
  align: { start: {}, center: { '--align': 'center', '--align-auto': 'auto' } },
  cards: {
    border: {},
    // A little of the colour that letters have there. With more of it, the palest letters that can be read on the page could
    // not be read on the card.
    flat: { '--card-line': 'transparent', '--card-ground': 'color-mix(in oklab,currentColor 4%,transparent)' },
    shadow: {
      '--card-line': 'transparent',
      '--card-shadow': '0 .0625rem .1875rem rgb(0 0 0/10%),0 .75rem 2rem -.75rem rgb(0 0 0/22%)',
      // Of cards in a row that is moved: it ends within the room around them, beyond which nothing is drawn.
      '--row-shadow': '0 .0625rem .1875rem rgb(0 0 0/12%),0 .375rem .5rem -.375rem rgb(0 0 0/22%)',
    },
  },
  pictures: {
    soft: {},
    square: { '--picture-shape': '0' },
    round: { '--picture-shape': '2.5rem' },
    // Too large on purpose: both are made smaller until they meet.
    arch: { '--picture-shape': '99rem 99rem 0 0' },
  },
  buttons: { soft: {}, square: { '--button-shape': '0' }, pill: { '--button-shape': '99rem' } },
}

type Posture = Pick<Theme, keyof typeof words>

/** The style sheets of a theme's posture, for what no variable says: none costs a site that does without. */
export function postureSheets({
  dividers = 'none',
  density = 'normal',
  entrance = 'none',
}: Pick<Theme, 'dividers' | 'density' | 'entrance'>): string[] {
  const sheets = []
  if (dividers !== 'none') sheets.push(`posture-${dividers}`)
  if (density !== 'normal') sheets.push(`posture-${density}`)
  if (entrance !== 'none') sheets.push('posture-entrance')
  return sheets
}

/** The variables of a theme's posture. */
export function postureVariables({ align, cards, pictures, buttons }: Posture): Record<string, string> {
  return {
    ...words.align[align ?? 'start'],
    ...words.cards[cards ?? 'border'],
    ...words.pictures[pictures ?? 'soft'],
    ...words.buttons[buttons ?? 'soft'],
  }
}
