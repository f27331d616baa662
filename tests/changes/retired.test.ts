import { expect, test } from 'vitest'
import { join } from '../../src/content/json/pointer.ts'
import { judge } from '../../src/content/judge/judge.ts'
import { schema } from '../../src/schema/read.ts'
import { newestVersion } from '../../src/schema/version.ts'
import { aSite, check, said } from '../content/a-site.ts'

const unknown = (instancePath: string, additionalProperty: string) => ({
  instancePath,
  keyword: 'additionalProperties',
  params: { additionalProperty },
})
const missing = (instancePath: string, missingProperty: string) => ({
  instancePath,
  keyword: 'required',
  params: { missingProperty },
})

/** What is said when a validator reports these errors. */
function told(top: string, value: unknown, ...errors: Parameters<typeof judge>[2]) {
  return judge(schema(top), value, errors, (steps) => join('', ...steps)).map(({ message, hint, fix }) => [
    message,
    hint,
    fix?.change,
  ])
}

test('a field that was only renamed is told with its new name, which a fix writes', () => {
  const section = { type: 'hero-slider', slides: [] }
  expect(told('section.schema.json', section, unknown('', 'slides'), missing('', 'items'))).toEqual([
    ['"slides" is called "items" since version 2.', undefined, { rename: 'items' }],
  ])
})

test('what has the new name already is not renamed over it', () => {
  const page = { sections: [{ type: 'hero-slider', slides: [], items: [] }] }
  expect(told('page.schema.json', page, unknown('/sections/0', 'slides'))).toEqual([
    ['"slides" is called "items" since version 2.', undefined, undefined],
  ])
})

test('a field that went into another is told with both', () => {
  const site = { site: { header: { linkLabel: 'More' } } }
  expect(
    told('pages.schema.json', site, unknown('/site/header', 'linkLabel'), missing('/site/header', 'labels')),
  ).toEqual([
    ['"linkLabel" stands in "labels" as "more" since version 2.', 'Write "labels": { "more": … }.', undefined],
  ])
})

test('a field that went is told with what to do instead', () => {
  const shared = {
    shared: { ask: { type: 'form', name: 'ask', target: '/elsewhere' }, why: { type: 'tabs', scroll: true } },
  }
  expect(told('pages.schema.json', shared, unknown('/shared/ask', 'target'), unknown('/shared/why', 'scroll'))).toEqual(
    [
      ['"target" is not needed since version 2.', 'The "name" of a form is where it is sent: /leads/NAME.', undefined],
      ['"scroll" is not needed since version 2.', 'Remove it.', undefined],
    ],
  )
})

test('a word for what a field can be is told with the new one', () => {
  const section = { type: 'carousel', aside: { actions: [{ look: 'plain' }] } }
  const wrong = { instancePath: '/aside/actions/0/look', keyword: 'enum', params: {} }
  expect(told('section.schema.json', section, wrong)).toEqual([
    ['"plain" is called "quiet" since version 2.', undefined, { value: 'quiet' }],
  ])
})

test('a site of an older version is told once, whatever else is wrong in it', () => {
  const older = { ...aSite([{ type: 'hero', heading: '' }]), version: newestVersion() - 1, nonsense: true }
  const includes = { 'pages/a.json': { path: '/a', wrong: true } }
  expect(said(check(older, { includes }))).toEqual([
    `/version  version
This site is written in version ${newestVersion() - 1} of the vocabulary.
Run npm run migrate (-- --config FILE), which changes only names and keeps everything else.`,
  ])
})

test('a version that is none is told like any other mistake', () => {
  const [only] = said(check({ ...aSite([{ type: 'hero', heading: 'Care for all' }]), version: '1' }))
  expect(only).toContain(`"version" can only be ${newestVersion()}.`)
})
