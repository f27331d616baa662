import { expect, test } from 'vitest'
import type { SectionLine } from '../../src/edit/agreed.ts'
import { givenBack, inFiles, onPlace, type Reach, writtenAt } from '../../src/edit/browser/shared/places.ts'
import type { FormOperation } from '../../src/edit/form/context.ts'
import { outlineOf } from '../../src/edit/server/views.ts'
import { version } from '../version.ts'
import { aSession, type Edited } from './a-session.ts'

const config = `{
  "version": ${version},
  "site": { "name": "Bakery", "url": "https://bakery.example", "language": "en", "theme": { "colors": { "brand": "#0b4f9e", "accent": "#0f766e" } } },
  "include": ["pages/*.json"],
  "shared": {
    "ask": {
      "type": "steps",
      "heading": "Ask us",
      "text": "We answer.",
      "look": "guide",
      "items": [
        { "heading": "Write", "text": "A line will do." },
        { "heading": "Wait",   "text": "A day." }
      ]
    }
  },
  "pages": [
    {
      "path": "/",
      "title": "Bread",
      "description": "Bread, baked by hand.",
      "sections": [{ "type": "hero", "heading": "Bread" }, { "use": "ask" }]
    }
  ]
}
`
const about = `{
\t"path": "/about",
\t"title": "About",
\t"description": "Who we are.",
\t"sections": [
\t\t{ "type": "hero", "heading": "About" },
\t\t{ "use": "ask" }
\t]
}
`
const files = { 'pages.json': config, 'pages/about.json': about }
const place = '/sections/1'

/** The shared section as the page has it now. */
function lineOf(site: Edited, path = '/about'): SectionLine {
  const [, line] = site.page(path).sections
  if (!line) throw new Error('There is no such section.')
  return line
}

async function change(site: Edited, reach: Reach, ...operations: FormOperation[]): Promise<void> {
  await site.session.do(site.gesture({ operations: inFiles(lineOf(site), operations, reach) }))
}

test('a place shows the shared section with what it has for itself, and says which that is', async () => {
  const site = await aSession({
    ...files,
    'pages/about.json': about.replace(
      '{ "use": "ask" }',
      '{ "use": "ask", "with": { "heading": "Ask me" }, "draft": true }',
    ),
  })
  const { value, own, shared } = lineOf(site)
  expect(value).toMatchObject({ type: 'steps', heading: 'Ask me', text: 'We answer.', draft: true })
  expect(value).not.toHaveProperty('use')
  expect(value).not.toHaveProperty('with')
  expect(own).toEqual(['heading', 'draft'])
  expect(shared).toMatchObject({ file: site.name('pages.json'), at: '/shared/ask' })
})

test('a value is changed only here: nothing but that comes into the file, and given back nothing is left of it', async () => {
  const site = await aSession(files)
  await change(site, 'here', { op: 'put', at: `${place}/heading`, value: 'Ask me' })
  expect(site.text('pages/about.json')).toBe(
    about.replace('{ "use": "ask" }', '{ "use": "ask", "with": { "heading": "Ask me" } }'),
  )
  expect(site.text('pages.json')).toBe(config)
  await change(site, 'here', { op: 'put', at: `${place}/text`, value: 'I answer.' })
  await site.session.do(site.gesture({ operations: [givenBack(lineOf(site), `${place}/text`)] }))
  await site.session.do(site.gesture({ operations: [givenBack(lineOf(site), `${place}/heading`)] }))
  expect(site.text('pages/about.json')).toBe(about)
})

test('in all places a value is changed where they have it from, and what a place has for itself is changed there', async () => {
  const site = await aSession(files)
  await change(site, 'here', { op: 'put', at: `${place}/heading`, value: 'Ask me' })
  await change(
    site,
    'everywhere',
    { op: 'put', at: `${place}/heading`, value: 'Ask Ann' },
    { op: 'put', at: `${place}/text`, value: 'Ann answers.' },
  )
  expect(site.text('pages/about.json')).toContain('"with": { "heading": "Ask Ann" }')
  expect(site.text('pages.json')).toBe(config.replace('We answer.', 'Ann answers.'))
})

test('an entry is changed only here: the list comes along as it is spelt, and the others stay as they are', async () => {
  const site = await aSession(files)
  await change(site, 'here', { op: 'put', at: `${place}/items/1/text`, value: 'An hour.' })
  expect(site.text('pages.json')).toBe(config)
  expect(site.text('pages/about.json')).toContain('{ "heading": "Wait",   "text": "An hour." }')
  await change(site, 'here', { op: 'move', at: `${place}/items/1`, to: `${place}/items/0` })
  expect(lineOf(site).value.items).toMatchObject([{ heading: 'Wait' }, { heading: 'Write' }])
  expect(lineOf(site, '/').value.items).toMatchObject([{ heading: 'Write' }, { heading: 'Wait' }])
  await site.session.undo()
  await site.session.undo()
  expect(site.text('pages/about.json')).toBe(about)
})

test('letters that follow each other faster than the page hears of them are one value', async () => {
  const site = await aSession(files)
  const line = lineOf(site)
  for (const text of ['A', 'An', 'Ann'])
    await site.session.do(
      site.gesture({ operations: inFiles(line, [{ op: 'put', at: `${place}/items/0/heading`, value: text }], 'here') }),
    )
  expect(lineOf(site).value.items).toMatchObject([{ heading: 'Ann' }, { heading: 'Wait' }])
})

test('what all have cannot be left out here: an emptied text is a mistake, and of all else it is said', async () => {
  const site = await aSession(files)
  await change(site, 'here', { op: 'clear', at: `${place}/text` })
  expect(site.content.state.latest.diagnostics.map(({ message }) => message)).toContain('"text" is empty.')
  await change(site, 'here', { op: 'clear', at: `${place}/look` })
  expect(lineOf(site).value).toMatchObject({ text: '', look: 'row' })
  await expect(change(site, 'here', { op: 'clear', at: `${place}/items` })).rejects.toThrow(
    'What all places have cannot be left out in one of them',
  )
  await change(site, 'here', { op: 'put', at: `${place}/eyebrow`, value: 'Help' })
  await change(site, 'here', { op: 'clear', at: `${place}/eyebrow` })
  expect(lineOf(site).own).toEqual(['text', 'look'])
})

test('when and whether a section is shown is said of the place', async () => {
  const site = await aSession(files)
  await change(site, 'here', { op: 'put', at: `${place}/draft`, value: true })
  expect(site.text('pages/about.json')).toContain('{ "use": "ask", "draft": true }')
  expect(writtenAt(lineOf(site), `${place}/draft`)).toEqual({
    file: site.name('pages/about.json'),
    at: `${place}/draft`,
  })
  await change(site, 'here', { op: 'clear', at: `${place}/draft` })
  expect(site.text('pages/about.json')).toBe(about)
})

test('mistakes are told at the field that the page shows, and those of what is replaced are not', async () => {
  const told = async (shared: string, own: string) => {
    const site = await aSession({
      ...files,
      'pages.json': config.replace('"text": "We answer."', shared),
      'pages/about.json': about.replace('{ "use": "ask" }', own),
    })
    const mistakes = site.page('/about').mistakes
    return onPlace(lineOf(site), mistakes).map(({ pointer, origin }) => [pointer, origin.pointer])
  }
  expect(await told('"text": "We answer."', '{ "use": "ask", "with": { "text": 2 } }')).toEqual([
    [`${place}/text`, `${place}/with/text`],
  ])
  expect(await told('"text": 1', '{ "use": "ask" }')).toEqual([[`${place}/text`, '/shared/ask/text']])
  expect(await told('"text": 1', '{ "use": "ask", "with": { "text": "I answer." } }')).toEqual([])
})

test('a shared section that has the id of another one: the form is told what to do in its own words', async () => {
  const site = await aSession({
    ...files,
    'pages.json': config.replace('"look": "guide"', '"id": "ask"'),
    'pages/about.json': about.replace('"heading": "About"', '"id": "ask", "heading": "About"'),
  })
  await site.content.whenJudged()
  const told = site.page('/about').mistakes.filter(({ rule }) => rule === 'unique-ids')
  expect(told.map(({ pointer, plain }) => [pointer, plain])).toEqual([
    [
      `${place}/use`,
      {
        message: 'The id “ask” is also that of section 1 (hero) of this page.',
        hint: 'Choose “Only here”, and give it another “Section id” under “More”.',
        fix: null,
      },
    ],
  ])
})

test('a mistake in a shared section is told where visitors see it first', async () => {
  const site = await aSession({ ...files, 'pages.json': config.replace('"We answer."', '7') })
  expect(outlineOf(site.content.state, site.session).mistakes).toMatchObject([
    { page: null, pointer: '/shared/ask/text', shown: { page: '/', section: 1, at: '/pages/0/sections/1/text' } },
  ])
})
