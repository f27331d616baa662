import { expect, test } from 'vitest'
import { mend } from '../../src/changes/fix.ts'
import { applyEdits } from '../../src/content/json/edits.ts'
import { aPage, aSite, sourcesOf } from '../content/a-site.ts'

const site = JSON.stringify(aSite([{ type: 'hero', heading: 'Care for all' }]), null, 2)
const mended = (text: string) => mend(sourcesOf(text)).sources.config.text

test('only what is wrong changes, letter by letter', () => {
  const odd = site.replace('"type": "hero"', '"type"   :\t"heroo"').replaceAll('\n', '\r\n')
  expect(mended(odd)).toBe(odd.replace('"heroo"', '"hero"'))
})

test('a mistake that hid behind another is mended too', () => {
  const text = site.replace('"hero",', '"Hero" // the top').replace('"heading"', '"headin"')
  expect(mended(text)).toBe(site.replace('"hero",', '"hero",'))
})

test('a mistake that hides a shared section that is not there is mended', () => {
  const text = JSON.stringify(aSite([{ type: 'hero', heading: 'Care for all' }, { use: 'nobody' }]), null, 2)
  expect(mended(text.replace('"hero"', '"heroo"'))).toBe(text)
})

test('what needs thought is left as it is', () => {
  const text = site.replace('"Care for all"', '""')
  expect(mend(sourcesOf(text))).toMatchObject({ done: [], sources: { config: { text } } })
})

test('a byte-order mark goes together with other mistakes', () => {
  expect(mended(`\ufeff${site.replace('"hero"', '"heroo"')}`)).toBe(site)
})

const lines = (...fields: string[]) => `{\n  "version": 1,\n  ${fields.join('\n  ')}\n}\n`

const people = lines('"title": "The people…",', '"b": 2')
const sections = lines('"sections": [', '  { "type": "hero" },', '  { "type": "text" }', ']')

test.each([
  [lines('"city": "The "big" city",', '"b": 2'), lines('"city": "The \\"big\\" city",', '"b": 2')],
  [lines('"see": "the "//x" y",', '"b": 2'), lines('"see": "the \\"//x\\" y",', '"b": 2')],
  [people.replace('…"', '…'), people],
  [people.replace('"title"', 'title"'), people],
  [people.replace('"title"', '"title'), people],
  [people.replace(' "The', ' The'), people],
  [lines(`"title": 'The ward's people',`, '"b": 2'), lines(`"title": "The ward's people",`, '"b": 2')],
  [sections.replace('[', ''), sections],
  [sections.replace(' },\n', ',\n'), sections],
  [sections.replace(' }\n', '\n'), sections],
])('what can be read in one way alone is mended so: %j', (text, right) => {
  expect(mended(text)).toBe(right)
})

test.each([
  lines('"actions": [', '{ "label": "Talk to us, "href": "/contact" }', ']'),
  lines('"title": ""The people"",', '"b": 2'),
  lines('"title": "The " big " city", no', '"b": 2'),
  lines('"src": "C:\\Users\\me\\team.svg",', '"b": 2'),
  lines('"dial": +910000000000,', '"b": 2'),
  lines('"a": 1, /* never closed', '"b": 2'),
  lines('"site":', '"name": "x"', '},', '"pages": []'),
  lines('"shared": [', '"demo": { "type": "hero" }', ']'),
])('what is not certain stays as it is, letter by letter: %j', (text) => {
  expect(mend(sourcesOf(text))).toMatchObject({ done: [], sources: { config: { text } } })
})

test('after something unclear nothing is mended any more, before it everything', () => {
  const text = lines('"a": 1,,', '"b": ""The big city"",', '"c": 2', '"d": 3,')
  expect(mended(text)).toBe(text.replace(',,', ','))
  expect(mended(text.replaceAll('""', '"'))).toBe(lines('"a": 1,', '"b": "The big city",', '"c": 2,', '"d": 3'))
})

test('page files are mended in their own file', () => {
  const includes = {
    'pages/a.json': '{ "path": "/a", "title": "A page of some kind", "descripton": "What is told on it." }',
  }
  const { sources, done } = mend(sourcesOf(site, { includes }))
  expect(sources.includes[0]?.text).toBe(
    '{ "path": "/a", "title": "A page of some kind", "description": "What is told on it." }',
  )
  expect(done.map(({ file, fix }) => `${file}: ${fix?.title}`)).toEqual(['pages/a.json: rename to "description"'])
})

test('a swapped redirect keeps the look of its line', () => {
  const page = aPage([{ type: 'hero', heading: 'Care' }], { path: '/new' })
  const text = JSON.stringify(aSite([page], { settings: { redirects: [{ from: '/new', to: '/old' }] } }), null, 2)
  expect(mended(text)).toBe(text.replace('"from": "/new"', '"from": "/old"').replace('"to": "/old"', '"to": "/new"'))
})

test('a fix that would only bring another mistake is not applied, beside one that is', () => {
  const text = site
    .replace('"heading": "Care for all"', '"Heading": true, "Look": "centered"')
    .replace('"version"', '"Version"')
  expect(mended(text)).not.toContain('"heading"')
  expect(mended(text)).toContain('"version"')
})

test('edits are applied from any order', () => {
  const edits = [
    { offset: 4, length: 1, text: 'E' },
    { offset: 0, length: 0, text: '>' },
    { offset: 1, length: 2, text: '' },
  ]
  expect(applyEdits('abcdef', edits)).toBe('>adEf')
})
