import { expect, test } from 'vitest'
import { type CopiedEntry, entryCopy, leftOut } from '../../src/edit/browser/copy/copies.ts'
import { type Taker, takersOf } from '../../src/edit/browser/copy/takers.ts'
import type { Fields } from '../../src/edit/form/edits.ts'
import { version } from '../version.ts'
import { aSession, type Edited } from './a-session.ts'

const config = `{
  "version": ${version},
  "site": { "name": "Bakery", "url": "https://bakery.example", "language": "en", "theme": { "colors": { "brand": "#0b4f9e", "accent": "#0f766e" } } },
  "include": ["pages/*.json"],
  "shared": {
    "ask": {
      "type": "steps",
      "heading": "How to order",
      "items": [{ "heading": "Write" }, { "heading": "Wait" }]
    }
  },
  "pages": [
    {
      "path": "/",
      "title": "Bread",
      "description": "Bread, baked by hand.",
      "sections": [
        { "type": "hero", "heading": "Bread", "actions": [{ "label": "Order", "href": "/about" }] },
        {
          "type": "tile-grid",
          "heading": "What we bake",
          "items": [
            { "id": "rye", "heading": "Rye",   "text": "Dark.", "tone": "tint" },
            { "heading": "Wheat" }
          ]
        }
      ]
    }
  ]
}
`
const about = `{
\t"path": "/about",
\t"title": "About",
\t"description": "Who we are.",
\t"sections": [
\t\t{ "type": "hero", "heading": "About", "actions": [{ "label": "Back", "href": "/" }] },
\t\t{ "type": "accordion", "heading": "Questions", "items": [{ "heading": "When?", "body": "At seven." }] },
\t\t{
\t\t\t"type": "accordion",
\t\t\t"heading": "More questions",
\t\t\t"groups": [
\t\t\t\t{ "label": "For shops", "items": [{ "heading": "Delivery?", "body": "Yes." }] },
\t\t\t\t{ "label": "For you", "items": [{ "heading": "Parking?", "body": "No." }] }
\t\t\t]
\t\t},
\t\t{ "type": "pricing", "heading": "Prices", "items": [] },
\t\t{ "use": "ask" }
\t]
}
`
const files = { 'pages.json': config, 'pages/about.json': about }

/** An entry of the first page, by its section and its place in there. */
function entryAt(site: Edited, section: number, list: string, index: number): CopiedEntry {
  const line = site.page('/').sections[section]
  const value = (line?.value[list] as readonly Fields[] | undefined)?.[index]
  if (!line || !value) throw new Error('There is no such entry.')
  return { line, at: `${line.spot.at}/${list}/${index}`, value, name: 'the entry' }
}

function takerOf(site: Edited, path: string, entry: CopiedEntry, name: string): Taker {
  const found = takersOf(site.page(path), entry.value, {}).find((one) => one.name === name)
  if (!found) throw new Error(`There is no list ${name}.`)
  return found
}

test('an entry can be copied to all lists that take it, and to no others', async () => {
  const site = await aSession(files)
  const names = (entry: CopiedEntry, path: string) => takersOf(site.page(path), entry.value, {}).map(({ name }) => name)
  expect(names(entryAt(site, 1, 'items', 0), '/about')).toEqual([
    'Questions',
    'More questions › For shops',
    'More questions › For you',
    'How to order',
  ])
  expect(names(entryAt(site, 0, 'actions', 0), '/about')).toEqual(['About › Buttons'])
})

test('what visitors do not see there is told before', async () => {
  const site = await aSession(files)
  const rye = entryAt(site, 1, 'items', 0)
  expect(takerOf(site, '/about', rye, 'Questions')).toMatchObject({ hidden: ['tone'], lacking: [] })
  expect(takerOf(site, '/about', rye, 'How to order')).toMatchObject({ hidden: [], lacking: [] })
})

test('fields that entries do not have there are told and left out, and nothing else', async () => {
  const site = await aSession(files)
  const back = entryAt(site, 0, 'actions', 0)
  const entry = { ...back, value: { ...back.value, colour: 'red' } }
  const taker = takerOf(site, '/about', entry, 'About › Buttons')
  expect(taker.lacking).toEqual(['colour'])
  expect(entryCopy(entry, { page: site.page('/about'), taker, index: 0, reach: 'here' })).toEqual([
    expect.objectContaining({ op: 'copy' }),
    { op: 'remove', file: site.name('pages/about.json'), at: '/sections/0/actions/0/colour' },
  ])
})

test('a copy in another file is spelt as the entry, is all that changes, and is one step', async () => {
  const site = await aSession(files)
  const rye = entryAt(site, 1, 'items', 0)
  const taker = takerOf(site, '/about', rye, 'Questions')
  const goal = { page: site.page('/about'), taker, index: 1, reach: 'here' } as const
  await site.session.do(site.gesture({ operations: entryCopy(rye, goal) }))
  expect(site.text('pages.json')).toBe(config)
  expect(site.text('pages/about.json')).toBe(
    about.replace(
      '"At seven." }',
      '"At seven." }, { "id": "rye", "heading": "Rye",   "text": "Dark.", "tone": "tint" }',
    ),
  )
  await site.session.undo()
  expect(site.text('pages/about.json')).toBe(about)
})

test('an id that the page has already is left out', async () => {
  const site = await aSession(files)
  const rye = entryAt(site, 1, 'items', 0)
  const taker = takerOf(site, '/', rye, 'What we bake')
  const goal = { page: site.page('/'), taker, index: 2, reach: 'here' } as const
  expect(leftOut(rye, goal)).toEqual(['id'])
  await site.session.do(site.gesture({ operations: entryCopy(rye, goal) }))
  expect(site.page('/').sections[1]?.value.items).toMatchObject([
    { id: 'rye', heading: 'Rye' },
    { heading: 'Wheat' },
    { heading: 'Rye', text: 'Dark.' },
  ])
  expect(site.content.state.latest.diagnostics.filter((one) => one.page === '/' && one.severity === 'error')).toEqual(
    [],
  )
})

test('a copy into a shared section comes to all places, or only to one', async () => {
  const site = await aSession(files)
  const rye = entryAt(site, 1, 'items', 0)
  const copy = (reach: 'here' | 'everywhere') => {
    const goal = { page: site.page('/about'), taker: takerOf(site, '/about', rye, 'How to order'), index: 0, reach }
    return site.session.do(site.gesture({ operations: entryCopy(rye, goal) }))
  }
  await copy('everywhere')
  expect(site.text('pages/about.json')).toBe(about)
  expect(site.text('pages.json')).toContain(
    '"items": [{ "id": "rye", "heading": "Rye",   "text": "Dark.", "tone": "tint" }, {',
  )
  await site.session.undo()
  await copy('here')
  expect(site.text('pages.json')).toBe(config)
  expect(site.page('/about').sections[4]).toMatchObject({
    own: ['items'],
    value: { items: [{ heading: 'Rye' }, { heading: 'Write' }, { heading: 'Wait' }] },
  })
  await site.session.undo()
  expect(site.text('pages/about.json')).toBe(about)
})
