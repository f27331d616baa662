import { expect, test } from 'vitest'
import type { Section } from '../../../src/generated/types.ts'
import { type Field, valueFrom } from '../../../src/schema/fields.ts'
import { schema } from '../../../src/schema/read.ts'
import { examples } from '../../sections/examples.ts'
import { aPage, aSite, check, saidBy } from '../a-site.ts'

const answer = { heading: 'Is it open on Sundays?', body: 'Yes, all day.' }

test('a field that a list does not show is kept, and told where it stands', () => {
  const section: Section = { type: 'accordion', items: [{ ...answer, price: { amount: 5, per: 'month' } }] }
  expect(saidBy('not-shown', aSite([aPage([section])]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/items/0/price (warning)
    "price" is kept, but visitors do not see it here.
    This list shows: id, heading, text, body, note, points, image, link. All entries have the same fields, so that each can be copied to any list.",
    ]
  `)
})

test('nothing is mended: the field may be wanted again', () => {
  const section: Section = { type: 'accordion', items: [{ ...answer, figure: '12' }] }
  const [told] = check(aSite([aPage([section])])).filter(({ rule }) => rule === 'not-shown')
  expect(told).toMatchObject({ severity: 'warning', fix: null })
})

test('a shared section is told once, and where a page replaces its entries', () => {
  const shared: Record<string, Section> = { faq: { type: 'accordion', items: [{ ...answer, figure: '12' }] } }
  const use = { use: 'faq', with: { items: [{ ...answer, icon: 'star' as const }] } }
  const said = saidBy('not-shown', aSite([aPage([{ use: 'faq' }, use])], { shared }))
  expect(said.map((text) => text.split('\n')[0])).toEqual([
    '/pages/0/sections/1/with/items/0/icon (warning)',
    '/shared/faq/items/0/figure (warning)',
  ])
})

test('columns of a bento grid have no effect, and are told; elsewhere they have', () => {
  const grid = (look: 'bento' | 'open'): Section => ({ type: 'tile-grid', look, columns: 3, items: [answer, answer] })
  expect(saidBy('not-shown', aSite([aPage([grid('bento'), grid('open')])]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/columns (warning)
    "columns" is kept, but has no effect here.
    A bento grid gives each tile its width by how many there are. Remove it, or choose another "look".",
    ]
  `)
})

test('it can be ignored with a reason', () => {
  const ignore = [{ rule: 'not-shown', reason: 'The figure is wanted again in spring.' }]
  const section: Section = { type: 'accordion', ignore, items: [{ ...answer, figure: '12' }] }
  expect(saidBy('not-shown', aSite([aPage([section])]))).toEqual([])
})

/** The lists of entries of a section, and those in its groups. */
function listsOf(section: Section): object[][] {
  const { items, groups } = section as { items?: object[]; groups?: { items: object[] }[] }
  return [...(items ? [items] : []), ...(groups ?? []).map((group) => group.items)]
}

const full = examples.filter(({ name }) => name.endsWith('-2')).map(({ section }) => section)
const withEntries = full.filter((section) => listsOf(section).length > 0)
const entries = withEntries.flatMap((section) => {
  const [first] = listsOf(section).flat()
  return first ? [{ from: section.type, entry: first }] : []
})

/** What the entries of a type cannot do without. */
function requiredIn(type: string): string[] {
  const fields = valueFrom(schema(`sections/${type}.schema.json`)).shapes.flatMap((shape) => shape.fields)
  const inList = (field: Field): string[] =>
    field.entry?.schema.shows
      ? [...(field.entry.schema.required ?? [])]
      : field.shapes.flatMap((shape) => shape.fields).flatMap(inList)
  return fields.filter(({ name }) => name === 'items' || name === 'groups').flatMap(inList)
}

test.for(withEntries)('an entry of any other type can be copied into $type', (section) => {
  for (const { from, entry } of entries) {
    const copy = structuredClone(section)
    listsOf(copy)[0]?.splice(0, 1, entry)
    const wrong = check(aSite([aPage([copy])])).filter(
      ({ severity, rule }) => severity === 'error' && rule === 'schema',
    )
    // Only what this type cannot do without, or has less room for, is asked for.
    const asked = requiredIn(section.type)
    const other = wrong.filter(
      ({ message }) =>
        !/has \d+ letters; at most/.test(message) && !asked.some((name) => message.includes(`"${name}"`)),
    )
    expect(other, `from ${from}`).toEqual([])
  }
})
