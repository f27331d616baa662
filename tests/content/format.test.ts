import { expect, test } from 'vitest'
import { checkSite, judgeSite } from '../../src/content/check.ts'
import { formatGithub } from '../../src/content/report/format/github.ts'
import { formatJson } from '../../src/content/report/format/json.ts'
import { formatSarif } from '../../src/content/report/format/sarif.ts'
import { formatSummary } from '../../src/content/report/format/summary.ts'
import { formatText } from '../../src/content/report/format/text.ts'
import type { Section } from '../../src/generated/types.ts'
import { aSite, check, sourcesOf } from './a-site.ts'

const section = {
  type: 'form',
  name: 'write',
  heading: 'Write',
  sends: false,
  fields: [
    { kind: 'text', name: 'who', label: 'Who are you?' },
    { kind: 'text', name: 'from', lable: 'Organisation' },
  ],
}
const sources = sourcesOf(aSite([{ type: 'hero', heading: 'Care, 100%: well' }, section as never]))
const { diagnostics } = checkSite(sources)
const plain = (config: unknown) => {
  const found = sourcesOf(config)
  return formatText(checkSite(found).diagnostics, found, { color: false })
}

test('text: place, words, the line, and the fix', () => {
  expect(formatText(diagnostics, sources, { color: false })).toMatchInlineSnapshot(`
    "pages.json:38:15  / › section 2 (form) › fields[2]
      "lable" is not a field of a "text" field. Did you mean "label"?
           37 |               "name": "from",
        >  38 |               "lable": "Organisation"
      fix: rename to "label"   (npm run validate -- --fix)
      rule: schema"
  `)
})

test('text: the way into settings, shared sections and page files', () => {
  const shared = { demo: { type: 'hero', heading: 'See it', lok: 'split' } as never }
  expect(
    plain(aSite([{ type: 'hero', heading: 'Care' }], { shared, settings: { language: 'English' } })),
  ).toMatchInlineSnapshot(`
    "pages.json:6:17  site
      "language" cannot be "English".
            5 |     "url": "https://sample.example",
        >   6 |     "language": "English",
      A language is two or three small letters, and maybe a country: "en" or "en-GB".
      rule: schema

    pages.json:31:7  shared "demo"
      "lok" is not a field of a "hero" section. Did you mean "look"?
           30 |       "heading": "See it",
        >  31 |       "lok": "split"
      fix: rename to "look"   (npm run validate -- --fix)
      rule: schema"
  `)
  const includes = {
    'pages/a.json': { path: '/a', sections: [{ type: 'tile-grid', items: [{ heading: 'One' }, { heding: 'Two' }] }] },
  }
  const found = sourcesOf(aSite([{ type: 'hero', heading: 'Care for all' }]), { includes })
  expect(formatText(checkSite(found).diagnostics, found, { color: false })).toMatchInlineSnapshot(`
    "pages/a.json:1:1  /a
      "title" is missing in a page file.
        >   1 | {
      The title in the browser's tab and in search results; 15 to 65 letters are shown whole. Example: "The ferry across the bay and its timetable"
      rule: schema

    pages/a.json:1:1  /a
      "description" is missing in a page file.
        >   1 | {
      One or two sentences that search engines show under the title; 50 to 160 letters are shown whole. Example: "Every half hour across the bay, all year round: times, tickets and the way to the pier."
      rule: schema

    pages/a.json:11:11  /a › section 1 (tile-grid) › items[2]
      "heding" is not a field of a tile. Did you mean "heading"?
           10 |         {
        >  11 |           "heding": "Two"
      fix: rename to "heading"   (npm run validate -- --fix)
      rule: schema"
  `)
})

test('text: of a long line only what is near the mistake is shown', () => {
  const text = JSON.stringify(
    aSite([{ type: 'hero', heading: 'Care', text: 'word '.repeat(50), lok: 'split' } as never]),
  )
  expect(plain(text)).toMatchInlineSnapshot(`
    "pages.json:1:584  / › section 1 (hero)
      "lok" is not a field of a "hero" section. Did you mean "look"?
        >   1 | …d word word word word word ","lok":"split"}]}]}
      fix: rename to "look"   (npm run validate -- --fix)
      rule: schema"
  `)
})

test('text: a warning says that it is one', () => {
  expect(
    plain(aSite([{ type: 'hero', heading: 'Care' }], { settings: { variables: { old: 'x' } } })),
  ).toMatchInlineSnapshot(`
    "pages.json:14:7  site › variables
      warning: The variable "old" is used nowhere.
           13 |     "variables": {
        >  14 |       "old": "x"
      Remove it.
      rule: variables"
  `)
})

test('text: nothing in a file can write to the terminal', () => {
  const text = JSON.stringify(aSite([{ type: 'hero', heading: 'Care', '\u001b[2J\u202e': 1 } as never])).replace(
    '"Care"',
    '"\u001b[31mCare"',
  )
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there.
  expect(plain(text)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/)
})

test('text: with colours the words stay the same', () => {
  const colored = formatText(diagnostics, sources, { color: true })
  expect(colored).toContain('\u001b[31m')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
  expect(colored.replace(/\u001b\[\d+m/g, '')).toBe(formatText(diagnostics, sources, { color: false }))
})

test('text: after fifty mistakes the rest is counted, errors first', () => {
  const sections = Array.from({ length: 30 }, () => ({ type: 'hero', heading: 'Care', lok: 'x', tne: 'y' }))
  const text = plain(aSite(sections as never))
  expect(text.match(/^pages\.json:/gm)).toHaveLength(50)
  expect(text.endsWith('\n\n… and 10 more.')).toBe(true)
})

const ending: Section = { type: 'hero', heading: 'Care for all', ends: '2027-01-31' }
const endsSoon = sourcesOf(aSite([ending, { type: 'hero', heading: 'Care' }]))
const { notices } = judgeSite(endsSoon, { at: '2027-01-25' })

test('text: notices say that they are some, and are counted where there are any', () => {
  expect(formatText(notices, endsSoon, { color: false })).toMatchInlineSnapshot(`
    "pages.json:23:19  / › section 1 (hero)
      notice: This section ends on 2027-01-31, in 6 days.
           22 |           "heading": "Care for all",
        >  23 |           "ends": "2027-01-31"
      Visitors will not see it after that. If it goes on, write a later day.
      rule: calendar"
  `)
  expect(formatSummary({ pages: 1, sections: 2 }, notices)).toBe('1 page, 2 sections: no errors, no warnings, 1 notice')
})

test('github and sarif: notices in their own words for it', () => {
  expect(formatGithub(notices)).toMatch(/^::notice file=pages\.json,line=\d+,.*title=calendar::This section ends on/)
  expect(JSON.parse(formatSarif(notices, []))).toMatchObject({ runs: [{ results: [{ level: 'note' }] }] })
})

test('the summary counts what was inspected', () => {
  expect(formatSummary({ pages: 1, sections: 2 }, diagnostics)).toBe('1 page, 2 sections: 1 error, no warnings')
  expect(formatSummary({ pages: 15, sections: 1083 }, [])).toBe('15 pages, 1,083 sections: no errors, no warnings')
})

const unread = (config: unknown, files?: Parameters<typeof sourcesOf>[1]) =>
  judgeSite(sourcesOf(config, files)).inspected.unjudged

test('what a mistake hides is said in a last line', () => {
  const unjudged = ['links, texts and pictures of 2 pages', 'links to pages that are not found']
  expect(formatSummary({ pages: 4, sections: 9, unjudged }, [])).toBe(
    '4 pages, 9 sections: no errors, no warnings\nNot judged until that is mended: links, texts and pictures of 2 pages; links to pages that are not found.',
  )
})

test('a mistake hides what is judged after it, and nothing else', () => {
  const hero: Section = { type: 'hero', heading: 'Care' }
  const ruled = 'links, texts and pictures of'
  const links = 'links to pages that are not found'
  const other = { path: '/other', title: 'Another page', description: 'What is on another page.' }
  const includes = (page: unknown) => ({ includes: { 'pages/other.json': page } })
  expect(unread(aSite([hero]))).toEqual([])
  expect(unread('{ "version": 2')).toEqual(['all pages'])
  expect(unread(aSite([hero], { settings: { language: 'English' } }))).toEqual([`${ruled} all pages`])
  expect(unread(aSite([hero]), includes({ ...other, sections: [] }))).toEqual([`${ruled} 1 page`])
  expect(unread(aSite([hero]), includes({ ...other, path: '/Other', sections: [hero] }))).toEqual([
    `${ruled} 1 page`,
    links,
  ])
  expect(unread(aSite([hero]), includes('{'))).toEqual([`${ruled} 1 page`, links])
})

test('one cause in many places is told with the first of them', () => {
  const actions = Array.from({ length: 3 }, () => ({ label: 'Read on', href: '/gone' }))
  const sections = Array.from({ length: 6 }, (): Section => ({ type: 'call-to-action', heading: 'See', actions }))
  const found = check(aSite(sections)).filter(({ rule }) => rule === 'links')
  expect(found.map(({ hint }) => hint?.match(/pages\.json:\d+|and .*/g)?.slice(-2))).toEqual([
    [expect.stringMatching(/^pages\.json:\d+$/), 'and 5 more places.'],
  ])
})

test('json: one array with every property', () => {
  expect(JSON.parse(formatJson([]))).toEqual([])
  expect(JSON.parse(formatJson(diagnostics))).toMatchInlineSnapshot(`
    [
      {
        "column": 15,
        "endColumn": 22,
        "endLine": 38,
        "file": "pages.json",
        "fix": {
          "edits": [
            {
              "length": 7,
              "offset": 850,
              "text": ""label"",
            },
          ],
          "title": "rename to "label"",
        },
        "hint": null,
        "line": 38,
        "message": ""lable" is not a field of a "text" field. Did you mean "label"?",
        "page": "/",
        "pointer": "/pages/0/sections/1/fields/1/lable",
        "rule": "schema",
        "section": 1,
        "severity": "error",
      },
    ]
  `)
})

test('github: one escaped command a line', () => {
  expect(formatGithub(diagnostics)).toMatchInlineSnapshot(
    `"::error file=pages.json,line=38,col=15,endLine=38,endColumn=22,title=schema::"lable" is not a field of a "text" field. Did you mean "label"?"`,
  )
  const [first] = diagnostics
  if (!first) throw new Error('There is no diagnostic.')
  expect(
    formatGithub([{ ...first, file: 'a,b:c.json', severity: 'warning', message: '100%\nsure', hint: null }]),
  ).toMatchInlineSnapshot(
    `"::warning file=a%2Cb%3Ac.json,line=38,col=15,endLine=38,endColumn=22,title=schema::100%25%0Asure"`,
  )
})

test('sarif: results with their places and the rules', () => {
  expect(
    JSON.parse(formatSarif(diagnostics, [{ id: 'links', describe: 'Links lead somewhere.' }])),
  ).toMatchInlineSnapshot(`
    {
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "runs": [
        {
          "columnKind": "utf16CodeUnits",
          "results": [
            {
              "level": "error",
              "locations": [
                {
                  "logicalLocations": [
                    {
                      "fullyQualifiedName": "/pages/0/sections/1/fields/1/lable",
                    },
                  ],
                  "physicalLocation": {
                    "artifactLocation": {
                      "uri": "pages.json",
                    },
                    "region": {
                      "endColumn": 22,
                      "endLine": 38,
                      "startColumn": 15,
                      "startLine": 38,
                    },
                  },
                },
              ],
              "message": {
                "text": ""lable" is not a field of a "text" field. Did you mean "label"?",
              },
              "ruleId": "schema",
            },
          ],
          "tool": {
            "driver": {
              "name": "Sectile",
              "rules": [
                {
                  "id": "links",
                  "shortDescription": {
                    "text": "Links lead somewhere.",
                  },
                },
              ],
            },
          },
        },
      ],
      "version": "2.1.0",
    }
  `)
})
