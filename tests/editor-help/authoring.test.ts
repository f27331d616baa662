import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkSite } from '../../src/content/check.ts'
import { formatSummary } from '../../src/content/report/format/summary.ts'
import { formatText } from '../../src/content/report/format/text.ts'
import { root } from '../../src/root.ts'
import { sourcesOf } from '../content/a-site.ts'

const guide = readFileSync(path.join(root, 'docs/authoring.md'), 'utf8')
const page = /<!-- page -->\s+```json\n([\s\S]*?)\n```/.exec(guide)?.[1] ?? ''
/** Each shows what the tool says when a part of the page is written in another way. */
const mistakes = Array.from(
  guide.matchAll(/<!-- mistake: `(.+)` becomes `(.*)` -->\s+```text\n([\s\S]*?)```/g),
  ([, right = '', wrong = '', said = '']) => ({ right, wrong, said: said.trimEnd() }),
)

/** What the tool says of the guide's page in a site like ours. */
function check(text: string): string {
  const sections = [{ type: 'hero', heading: 'Talk to us', actions: [{ label: 'Meet the team', href: '/team' }] }]
  const config = {
    version: 2,
    site: {
      name: 'Sevaloom',
      url: 'https://www.sevaloom.example',
      language: 'en',
      variables: { city: 'Coimbatore' },
      theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
    },
    include: ['pages/**/*.json'],
    pages: [
      {
        path: '/',
        title: 'Software for hospitals',
        description: 'What we do, and for whom we do it, in short.',
        sections,
      },
      { path: '/contact', title: 'How to reach us', description: 'Where and when you can reach us best.', sections },
    ],
  }
  const sources = sourcesOf(config, { includes: { 'pages/team.json': text }, publicFiles: ['/images/team.svg'] })
  const found = checkSite(sources).diagnostics.filter(({ file }) => file === 'pages/team.json')
  return formatText(found, sources, { color: false })
}

test("the guide's page has no mistakes", () => {
  expect(page).toContain('"path": "/team"')
  expect(check(page)).toBe('')
})

test('the guide shows several mistakes', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(4)
})

test.for(mistakes)('the guide has the words of the tool for "$wrong"', ({ right, wrong, said }) => {
  expect(page.split(right)).toHaveLength(2)
  expect(said).toBe(check(page.replace(right, wrong)))
})

test('the guide has the words of the tool for a site without mistakes', () => {
  expect(guide).toContain(`\`${formatSummary({ pages: 15, sections: 64 }, [])}\``)
})

test('all that the guide shows of JSON can be copied', () => {
  const blocks = Array.from(guide.matchAll(/```json\n([\s\S]*?)\n```/g), ([, json = '']) => json)
  for (const json of blocks) expect(() => JSON.parse(json.startsWith('{') ? json : `{${json}}`)).not.toThrow()
})

test('links within the guide lead to its headings', () => {
  const headings = Array.from(guide.matchAll(/^## (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
  const links = Array.from(guide.matchAll(/\]\(#([^)]+)\)/g), ([, anchor = '']) => anchor)
  expect(links.filter((anchor) => !headings.includes(anchor))).toEqual([])
})
