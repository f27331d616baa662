import { expect, test } from 'vitest'
import { applyEdits, mend } from '../../src/content/fix.ts'
import { aSite, sourcesOf } from './a-site.ts'

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

test('what needs thought is left as it is', () => {
  const text = site.replace('"Care for all"', '""')
  expect(mend(sourcesOf(text))).toMatchObject({ done: [], sources: { config: { text } } })
})

test('a byte-order mark goes together with other mistakes', () => {
  expect(mended(`\ufeff${site.replace('"hero"', '"heroo"')}`)).toBe(site)
})

test('page files are mended in their own file', () => {
  const includes = { 'pages/a.json': '{ "path": "/a", "title": "A page of some kind", "descripton": "x" }' }
  const { sources, done } = mend(sourcesOf(site, { includes }))
  expect(sources.includes[0]?.text).toBe('{ "path": "/a", "title": "A page of some kind", "description": "x" }')
  expect(done.map(({ file, fix }) => `${file}: ${fix?.title}`)).toEqual(['pages/a.json: rename to "description"'])
})

test('edits are applied from any order', () => {
  const edits = [
    { offset: 4, length: 1, text: 'E' },
    { offset: 0, length: 0, text: '>' },
    { offset: 1, length: 2, text: '' },
  ]
  expect(applyEdits('abcdef', edits)).toBe('>adEf')
})
