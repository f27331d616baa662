import { createHash } from 'node:crypto'
import type { PartedStyles } from './css.ts'

/** Styles that come in a file of their own, of which a page's sections are told where they begin to need it. */
export interface LaterStyles {
  readonly name: string
  readonly css: string
}

/** The first sections, of which visitors see something before they scroll. */
export const seenFirst = 2

/** Firefox would go on reading beside a style sheet, and draw what follows without it; for a script, however short, it waits. */
export const waitingScript = ' '

/** What a server sends at once, some 14 kB, holds so many characters of a compressed page. */
const sentAtOnce = 55_000

/** Whether a page is better drawn from its first part, while the styles of the others are on their way. */
export function isLong(sections: readonly string[], ...others: readonly string[]): boolean {
  const letters = [...sections, ...others].reduce((sum, { length }) => sum + length, 0)
  return sections.length > seenFirst && letters > sentAtOnce
}

/** A file for some styles, if there are any: pages with the same ones share it. */
export function laterStyles(styles: PartedStyles): LaterStyles | undefined {
  const { rest: css } = styles
  if (css === '') return undefined
  const later = known.get(styles) ?? {
    name: `assets/later-${createHash('sha1').update(css).digest('base64url').slice(0, 8)}.css`,
    css,
  }
  known.set(styles, later)
  return later
}

/** Thousands of pages have the same ones. */
const known = new WeakMap<PartedStyles, LaterStyles>()

/**
 * Sections of which the first one that is not seen at once waits for a style sheet: browsers read on when it is there. It is
 * inside of that section, because rules ask what follows a section. Pictures of the first view come before it.
 */
export function withLaterStyles(sections: readonly string[], address: string): readonly string[] {
  return sections.map((html, index) =>
    index === seenFirst
      ? html.replace(
          '>',
          () => `><link rel="stylesheet" href="${address}" fetchpriority="low"><script>${waitingScript}</script>`,
        )
      : html,
  )
}
