import { expect, test } from 'vitest'
import { mend } from '../../src/changes/fix.ts'
import { migrate } from '../../src/changes/migrate/index.ts'
import { join } from '../../src/content/json/pointer.ts'
import { judge } from '../../src/content/judge/judge.ts'
import { schema } from '../../src/schema/read.ts'
import { newestVersion } from '../../src/schema/version.ts'
import { aSite, check, said, sourcesOf } from '../content/a-site.ts'

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
    [
      '"linkLabel" stands in "labels" as "more" since version 2.',
      'Write "labels": { "more": … }; npm run migrate does it.',
      undefined,
    ],
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

test('a field that has another meaning elsewhere is told with its new name where that is missing', () => {
  const section = { type: 'tabs', items: [{ heading: 'Files', items: [{ label: 'Price list' }] }] }
  expect(told('section.schema.json', section, missing('/items/0/items/0', 'heading'))).toEqual([
    ['"label" is called "heading" since version 2.', undefined, { rename: 'heading' }],
  ])
})

const image = { src: '/images/ward.svg', alt: 'A ward with free beds' }
const plan = { heading: 'Basic', bestFor: 'Clinics', features: ['Beds'], action: { label: 'Begin', href: '/' } }
/** Sections as they were copied from a site of version 1. */
const old = {
  slider: { type: 'hero-slider', slides: ['Care', 'Rest'].map((heading) => ({ heading, text: 'For all.', image })) },
  pricing: {
    type: 'pricing',
    currency: 'EUR',
    plans: [
      { ...plan, price: { amount: 5, per: 'month' } },
      { ...plan, quote: 'Ask us' },
    ],
    extrasHeading: 'Extras',
    extras: [{ heading: 'A second bed', price: { amount: 9, per: 'month' } }],
  },
  accordion: { type: 'accordion', label: 'Subject', groups: [{ items: [{ question: 'Why?', text: 'So.' }] }] },
  form: {
    type: 'form',
    name: 'write',
    heading: 'Write',
    fields: [{ kind: 'email', name: 'email', label: 'E-mail' }],
    submit: 'Send it',
    target: '/leads/write',
  },
}
const page = {
  path: '/a',
  title: 'All about care in our wards',
  description: 'How we look after everybody who comes to one of our wards, by day and night.',
}
const home = aSite([{ type: 'call-to-action', heading: 'See it', actions: [{ label: 'All about care', href: '/a' }] }])

test('of a section that was copied from an older site each old word is told with what became of it', () => {
  const includes = { 'pages/a.json': { ...page, sections: Object.values(old) } }
  expect(said(check(home, { includes }))).toMatchInlineSnapshot(`
    [
      "/sections/0/slides  schema
    "slides" is called "items" since version 2.
    fix: rename to "items"",
      "/sections/1/plans  schema
    "plans" is called "items" since version 2.
    fix: rename to "items"",
      "/sections/1/extrasHeading  schema
    "extrasHeading" stands in "extras" as "heading" since version 2.
    Write "extras": { "heading": … }; npm run migrate does it.",
      "/sections/1/extras  schema
    "extras" must be a block in { }: its list stands in "items".
    Write { "items": … } around the list.
    fix: put it in "items"",
      "/sections/2/label  schema
    "label" stands in "labels" as "choices" since version 2.
    Write "labels": { "choices": … }; npm run migrate does it.",
      "/sections/2/groups  schema
    There is one group only; a single list stands under "items".
    Write "items": [ … ] with its entries in place of "groups", or make a second group.",
      "/sections/3/submit  schema
    "submit" stands in "labels" since version 2.
    Write "labels": { "submit": … }; npm run migrate does it.",
      "/sections/3/target  schema
    "target" is not needed since version 2.
    The "name" of a form is where it is sent: /leads/NAME.",
    ]
  `)
})

test('what is told of old words leads to today, by fixes or by migration', () => {
  const includes = { 'pages/a.json': { ...page, sections: [old.slider] } }
  const after = mend(sourcesOf(home, { includes })).sources.includes[0]?.text ?? ''
  expect(check(home, { includes: { 'pages/a.json': after } })).toEqual([])

  const file = { path: 'pages/a.json', text: JSON.stringify({ ...page, sections: Object.values(old) }) }
  const [migrated] = migrate({ path: 'pages.json', text: JSON.stringify(home) }, [file], newestVersion())
  expect(said(check(home, { includes: { 'pages/a.json': migrated?.text } }))).toEqual([])
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
