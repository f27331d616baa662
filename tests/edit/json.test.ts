import { expect, test } from 'vitest'
import { applyEdits } from '../../src/content/json/edits.ts'
import { aboutAt, offersAt } from '../../src/edit/server/json-help.ts'
import { jsonText, marksOfTyped } from '../../src/edit/server/json-text.ts'
import { moveBetween } from '../../src/edit/server/moves.ts'
import { aPage, aSite } from '../content/a-site.ts'
import { allFiles, aSession, type Edited } from './a-session.ts'

const first = { type: 'hero', heading: 'Bread at seven' } as const
const second = { type: 'rich-text', body: 'Baked by hand.' } as const
/** Three files, each written in its own way on purpose. */
const files = {
  'pages.json':
    `\ufeff${JSON.stringify(aSite([aPage([first, second])], { include: ['pages/*.json'] }), null, 2)}\n`.replaceAll(
      '\n',
      '\r\n',
    ),
  'pages/about.json': JSON.stringify(aPage([second], { path: '/about' })),
  'pages/odd.json': `{ "path": "/odd", "title": "Odd", "description": "Odd.",\n  "sections": [\n    {\n\t"type": "hero",\n "heading": "Odd"\n\n    }\n  ] }`,
}
const hero = '/pages/0/sections/0'

const none = { at: 0, removed: '', inserted: '' }

const shown = ({ content, session, name }: Edited, file: string, at: string) => {
  const text = jsonText(content.state, session, name(file), at)
  if (!text) throw new Error(`There is no ${file}.`)
  return text
}

/** Types over some words of a text, as it is shown. */
function type(site: Edited, file: string, at: string, from: string, to: string, version = site.session.version) {
  const { text, typed } = shown(site, file, at)
  const {
    at: offset,
    removed,
    inserted,
  } = moveBetween(
    '',
    text,
    (typed?.text ?? text).replace(from, () => to),
  ) ?? none
  const edits = [{ offset, length: removed.length, text: inserted }]
  return site.session.type({ version, title: 'Changed as JSON', where: {}, file: site.name(file), at, edits })
}

test('a section is shown as it stands in its file, without the indentation of its place', async () => {
  const site = await aSession(files)
  expect(shown(site, 'pages.json', hero).text).toBe(JSON.stringify(first, null, 2))
  expect(shown(site, 'pages/about.json', '/sections/0').text).toBe(JSON.stringify(second))
  expect(shown(site, 'pages/odd.json', '/sections/0').text).toBe('{\n\t"type": "hero",\n"heading": "Odd"\n\n}')
  expect(shown(site, 'pages.json', '').text).toBe(files['pages.json'].slice(1).replaceAll('\r\n', '\n'))
})

test('what is typed touches no other byte of the file, however that is written', async () => {
  const site = await aSession(files)
  await type(site, 'pages.json', hero, '"Bread at seven"', '"Bread at six",\n  "text": "Warm."')
  expect(site.text('pages.json')).toBe(
    files['pages.json'].replace('"Bread at seven"', '"Bread at six",\r\n          "text": "Warm."'),
  )
  await type(site, 'pages/odd.json', '/sections/0', '"Odd"', '"Even"')
  expect(site.text('pages/odd.json')).toBe(files['pages/odd.json'].replace('"heading": "Odd"', '"heading": "Even"'))
  await type(site, 'pages/about.json', '', '"/about"', '"/us"')
  expect(site.text('pages/about.json')).toBe(files['pages/about.json'].replace('"/about"', '"/us"'))
})

test('what is no JSON yet is not in the file, outlives the editor, and is in it once it is JSON', async () => {
  let now = 0
  const site = await aSession(files, () => now)
  const taken = await type(site, 'pages.json', hero, '"Bread at seven"', '"Bread at six"\n  "text": ')
  expect(taken.isSaved).toBe(false)
  expect(marksOfTyped(taken.text)).toMatchObject([{ message: 'A comma is missing here.' }, {}])
  expect(allFiles(site.folder)).toEqual(files)
  const later = await site.again()
  expect(shown(later, 'pages.json', hero).typed?.text).toContain('"Bread at six"\n  "text": \n}')
  now += 5000
  await type(later, 'pages.json', hero, '"Bread at six"\n  "text": ', '"Bread at six",\n  "text": "Warm."')
  expect(later.text('pages.json')).toContain('"Bread at six",\r\n')
  expect(shown(later, 'pages.json', hero).typed).toBeNull()
  await later.session.undo()
  expect(allFiles(later.folder)).toEqual(files)
  expect(shown(later, 'pages.json', hero).typed?.text).toContain('"text": \n')
  await later.session.undo()
  expect(shown(later, 'pages.json', hero).typed).toBeNull()
  await later.session.redo()
  await later.session.redo()
  expect(later.text('pages.json')).toContain('"Warm."')
})

test('a name that stands twice is told, and not yet written', async () => {
  const site = await aSession(files)
  const taken = await type(site, 'pages.json', hero, '"type"', '"heading": "One",\n  "type"')
  expect(taken.isSaved).toBe(false)
  expect(
    marksOfTyped(taken.text)
      .map(({ message }) => message)
      .join(),
  ).toContain('"heading"')
})

test('what another program wrote meanwhile is put together with what was typed', async () => {
  const site = await aSession(files)
  const { version } = site.session
  const before = shown(site, 'pages.json', hero).text
  site.save('pages.json', files['pages.json'].replace('Baked by hand.', 'Baked by us.'))
  await site.content.readNow()
  const edits = [{ offset: before.indexOf('seven'), length: 5, text: 'six' }]
  const words = { version, title: 'Changed as JSON', where: {}, file: site.name('pages.json'), at: hero, edits }
  await site.session.type(words)
  expect(site.text('pages.json')).toBe(
    files['pages.json'].replace('Baked by hand.', 'Baked by us.').replace('seven', 'six'),
  )
})

test('mistakes of the rules stand at their places, and mending them is a change of the text', async () => {
  const site = await aSession({ ...files, 'pages.json': files['pages.json'].replace('"heading"', '"haeding"') })
  const { text, marks } = shown(site, 'pages.json', hero)
  const [mark] = marks
  expect(text.slice(mark?.from, mark?.to)).toBe('"haeding"')
  expect(mark?.mend?.title).toBe('rename to "heading"')
  expect(applyEdits(text, [...(mark?.mend?.edits ?? [])])).toBe(JSON.stringify(first, null, 2))
})

const at = (text: string) => ({ text: text.replace('‸', ''), offset: text.indexOf('‸') })

test('completion offers what may stand there, in a section, a page and a file', async () => {
  const labels = async (asking: Parameters<typeof offersAt>[0]) =>
    (await offersAt(asking)).offers.map(({ label }) => label)
  expect(await labels({ kind: 'pages', at: hero, ...at('{ "type": "hero", ‸ }') })).toContain('heading')
  expect(await labels({ kind: 'page', at: '/sections/3', ...at('{ "type": "‸" }') })).toContain('"hero"')
  expect(await labels({ kind: 'page', at: '', ...at('{ ‸ }') })).toContain('description')
  expect(await labels({ kind: 'pages', at: '/shared/order', ...at('{ "type": "hero", "look": ‸ }') })).toContain(
    '"split"',
  )
})

test('an offer says what it replaces and what is to be filled', async () => {
  const text = '{ "type": "hero", "hea‸" }'
  const { from, to, offers } = await offersAt({ kind: 'page', at: '/sections/0', ...at(text) })
  expect(text.replace('‸', '').slice(from, to)).toBe('"hea"')
  expect(offers.find(({ label }) => label === 'heading')).toMatchObject({ template: `"heading": "\${1:}"` })
})

test('what a field is for is told in the words of its schema', async () => {
  const text = '{ "type": "hero", "head‸ing": "x" }'
  expect(await aboutAt({ kind: 'page', at: '/sections/0', ...at(text) })).toContain("The section's heading.")
})
