import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { create } from 'fontkitten'
import { expect, test } from 'vitest'
import { aPage, aSite, saidBy } from '../a-site.ts'

const folder = path.dirname(createRequire(import.meta.url).resolve('@fontsource/figtree/package.json'))
/** The files that cards are drawn with. */
const fonts = ['latin', 'latin-ext'].map((subset) =>
  create(readFileSync(path.join(folder, `files/figtree-${subset}-700-normal.woff`))),
)
const isDrawn = (code: number) => fonts.some((font) => !font.isCollection && font.hasGlyphForCodePoint(code))
const codes = Array.from({ length: 0x3000 - 0x20 }, (_, index) => index + 0x20)

const saidOf = (title: string, more = {}) =>
  saidBy('share-card', aSite([aPage([{ type: 'hero', heading: 'Hero' }], { title, ...more })]))

test('what the typeface of the cards has is drawn', () => {
  const letters = codes.filter(isDrawn).filter((code) => !/[{}]/.test(String.fromCodePoint(code)))
  expect(letters.length).toBeGreaterThan(300)
  for (let at = 0; at < letters.length; at += 60)
    expect(saidOf(`A${String.fromCodePoint(...letters.slice(at, at + 60))}z`, { shareCard: true })).toEqual([])
})

test('a letter that it has not is told, where there is a card', () => {
  for (const letter of 'ếəɗ→✓★Ωжקق語🥐') {
    expect(isDrawn(letter.codePointAt(0) ?? 0), letter).toBe(false)
    expect(saidOf(`A page with ${letter} in it`, { shareCard: true }), letter).toHaveLength(1)
    expect(saidOf(`A page with ${letter} in it`), letter).toEqual([])
  }
  expect(saidOf('A warm loaf 🥐 a day', { shareCard: true })).toMatchInlineSnapshot(`
    [
      "/pages/0/shareCard (warning)
    The card of this page would have boxes in place of letters such as "🥐", which its typeface has not.
    Leave out "shareCard", and write an "image" with a picture of your own: PNG or JPEG, 1,200 × 630 pixels.",
    ]
  `)
})
