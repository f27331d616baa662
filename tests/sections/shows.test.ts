import { expect, test } from 'vitest'
import { entriesIn, everything, signs } from './entries.ts'
import { examples } from './examples.ts'
import { html } from './render.ts'

const withEntries = examples.filter(({ section }) => entriesIn(section).length > 0)

test.each(withEntries)(
  '$name draws of each entry the fields that its schema says it shows, and no others',
  ({ section }) => {
    for (const [index, { shows }] of entriesIn(section).entries()) {
      /** The section with all fields in this entry, or with all but some. */
      const drawn = (without: Partial<Record<keyof typeof signs, undefined>>): string => {
        const copy = structuredClone(section)
        Object.assign(entriesIn(copy)[index]?.item ?? {}, everything, without)
        return html(copy)
      }
      // A figure may stand in the place of a price.
      const texts = shows.includes('figure') ? [drawn({}), drawn({ price: undefined })] : [drawn({})]
      const fields = Object.keys(signs) as (keyof typeof signs)[]
      const found = fields.filter((field) => texts.some((text) => text.includes(signs[field])))
      expect(found.toSorted()).toEqual(shows.toSorted())
    }
  },
)

test.each(withEntries)('$name loses no link that has no label', ({ section }) => {
  for (const [index, { shows }] of entriesIn(section).entries()) {
    if (!shows.includes('link')) continue
    const copy = structuredClone(section)
    Object.assign(entriesIn(copy)[index]?.item ?? {}, everything, { link: { href: '/a-page' } })
    expect(html(copy)).toMatch(/<a [^>]*href="\/a-page">(<span [^>]*>A figure <\/span>)?A heading<\/a>/)
  }
})
