import { expect, test } from 'vitest'
import { formatSummary } from '../../src/content/report/format/summary.ts'
import { rules } from '../../src/content/rules/index.ts'
import { completionsIn } from '../editor-help/editor.ts'
import { type Example, examplesIn, guide } from './guide.ts'
import { config, said } from './guide-site.ts'

const chapters = guide
  .split(/\n(?=## )/)
  .map((text) => ({ title: text.split('\n')[0] ?? '', examples: examplesIn(text) }))
const page = chapters.flatMap(({ examples }) => examples).find(({ steps }) => steps.length === 0)?.json ?? ''

/** The files of a site once an example is pasted, letter by letter, in the place that the guide names. */
function paste(
  files: Readonly<Record<string, string>>,
  { json, file, steps, change }: Example,
): Record<string, string> {
  if (json.startsWith('{\n  "path"')) return { ...files, [file]: json }
  const value: unknown = JSON.parse(files[file] ?? '')
  const place = steps.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], value)
  if (Array.isArray(place)) place.push('@')
  else {
    const object = place as Record<string, unknown>
    if (change) for (const name of Object.keys(JSON.parse(`{${json}}`))) Reflect.deleteProperty(object, name)
    object['@'] = '@'
  }
  return { ...files, [file]: JSON.stringify(value, null, 2).replace(/("@": )?"@"/, () => json) }
}

test("the guide's page has no mistakes", () => {
  expect(said({ 'pages/team.json': page })).toBe('')
})

test.for(chapters.filter(({ examples }) => examples.length > 0))(
  'what "$title" shows can be pasted',
  ({ examples }) => {
    const site = { 'pages.json': JSON.stringify(config), 'pages/team.json': page }
    expect(said(examples.reduce<Record<string, string>>(paste, site))).toBe('')
  },
)

/** Each shows what the tool says when a part of the page is written in another way. */
const mistakes = Array.from(
  guide.matchAll(/<!-- mistake: `(.+)` becomes `(.*)` -->\s+```text\n([\s\S]*?)```/g),
  ([, right = '', wrong = '', words = '']) => ({ right, wrong, words: words.trimEnd() }),
)

test('the guide shows several mistakes', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(4)
})

test.for(mistakes)('the guide has the words of the tool for "$wrong"', ({ right, wrong, words }) => {
  expect(page.split(right)).toHaveLength(2)
  expect(words).toBe(said({ 'pages/team.json': page.replace(right, wrong) }))
})

test('the guide has the words of the tool for a site without mistakes, and for what is told besides', () => {
  expect(guide).toContain(`\`${formatSummary({ pages: 15, sections: 64 }, [])}\``)
  const unjudged = formatSummary({ pages: 15, sections: 64, unjudged: ['pages/team.json'] }, [])
  expect(unjudged).toContain('Not judged until that is mended')
  expect(said({})).toContain('There is no page or file "/team".')
  const gone = JSON.stringify({
    ...config,
    shared: { 'talk-to-us': { ...config.shared['talk-to-us'], text: '[Our team](/team)' } },
  })
  expect(said({ 'pages.json': gone })).toContain('See also')
  for (const words of ['Not judged until that is mended', 'See also'])
    expect(guide.replace(/\s+/g, ' ')).toContain(`_${words}_`)
})

test('the rules that the guide names are rules', () => {
  const named = Array.from(guide.matchAll(/rule\s`([\w-]+)`/g), ([, name = '']) => name)
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((name) => ![...rules.map(({ id }) => id), 'schema'].includes(name))).toEqual([])
})

test('the pieces that the guide names are offered', async () => {
  const labels = [
    ...(await completionsIn('pages/new.json', '‸')),
    ...(await completionsIn('pages/new.json', '{ "sections": [‸] }')),
  ].map(({ label }) => label)
  const named = Array.from(guide.matchAll(/`([\w-]+: [\w, ]+)`/g), ([, name = '']) => name)
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((name) => !name.startsWith('fix:') && !labels.includes(name))).toEqual([])
})
