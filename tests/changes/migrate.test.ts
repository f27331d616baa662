import { expect, test } from 'vitest'
import { migrate } from '../../src/changes/migrate/index.ts'
import { retiredIn, saying } from '../../src/schema/retired.ts'

const v1 = { path: 'pages.json', text: '{ "version": 1, "site": {}, "shared": {}, "pages": [] }' }
const v2 = { path: 'pages.json', text: v1.text.replace('1', '2') }

const open = '{\n  "path": "/a",\n  "sections": [\n    '
const close = '\n  ]\n}\n'
const pageWith = (section: string) => ({ path: 'pages/a.json', text: open + section + close })

/** A section in a page file after migration, with what was done and what somebody has to decide. */
function migrated(section: string, config = v1) {
  const [page] = migrate(config, [pageWith(section)], 2)
  const { text = '', done = new Map<string, number>(), left = [] } = page ?? {}
  return { text: text.slice(open.length, text.length - close.length), done: [...done.keys()], left }
}

const sections: [before: string, after: string][] = [
  [
    '{ "type": "hero", "actions": [{ "look": "plain" }, { "look": "solid" }] }',
    '{ "type": "hero", "actions": [{ "look": "quiet" }, { "look": "solid" }] }',
  ],
  [
    '{ "type": "accordion", "label": "Topic", "groups": [{ "items": [{ "question": "Q", "text": "A" }] }, { "items": [] }] }',
    '{ "type": "accordion", "labels": { "choices": "Topic" }, "groups": [{ "items": [{ "heading": "Q", "body": "A" }] }, { "items": [] }] }',
  ],
  [
    `{
      "type": "accordion",
      "text": "Some",
      "groups": [
        {
          "label": "Never shown",
          "items": [
            { "question": "Q",  "text": "A \\u00e9" },

            {
              "question": "R",
              "text": "B"
            }
          ]
        }
      ],
      "forSearch": true
    }`,
    `{
      "type": "accordion",
      "text": "Some",
      "items": [
        { "heading": "Q",  "body": "A \\u00e9" },

        {
          "heading": "R",
          "body": "B"
        }
      ],
      "forSearch": true
    }`,
  ],
  [
    '{ "type": "accordion", "ignore": [{ "rule": "accordion-groups", "reason": "R" }, { "rule": "link-text", "reason": "S" }] }',
    '{ "type": "accordion", "ignore": [{ "rule": "answers", "reason": "R" }, { "rule": "link-text", "reason": "S" }] }',
  ],
  [
    '{ "type": "carousel", "visible": 2, "items": [{ "text": "T", "more": "M" }], "moreLabel": "More", "lessLabel": "Less" }',
    '{ "type": "carousel", "columns": 2, "items": [{ "text": "T", "body": "M" }], "labels": { "more": "More", "less": "Less" } }',
  ],
  [
    '{ "type": "carousel", "aside": { "label": "L", "text": "T", "banner": "B", "actions": [{ "look": "plain" }] } }',
    '{ "type": "carousel", "aside": { "heading": "L", "text": "T", "note": "B", "actions": [{ "look": "quiet" }] } }',
  ],
  ['{ "type": "feature", "text": "One.\\n\\nTwo." }', '{ "type": "feature", "body": "One.\\n\\nTwo." }'],
  [
    '{ "type": "filter-list", "label": "Sector", "groups": [{ "label": "A", "items": [{ "client": "C", "text": "T" }] }] }',
    '{ "type": "filter-list", "labels": { "choices": "Sector" }, "groups": [{ "label": "A", "items": [{ "eyebrow": "C", "text": "T" }] }] }',
  ],
  [
    '{ "type": "filter-list", "groups": [{ "items": [{ "lists": [{ "label": "To *do* in {my_city}", "items": ["**one**", "- two"] }, { "label": "B", "items": ["3. [x](/)"] }], "image": 1 }] }] }',
    '{ "type": "filter-list", "groups": [{ "items": [{ "body": "**To \\\\*do\\\\* in {my_city}**\\n\\n- **one**\\n- \\\\- two\\n\\n**B**\\n\\n- 3\\\\. [x](/)", "image": 1 }] }] }',
  ],
  [
    '{ "type": "form", "name": "ask", "submit": "Send", "target": "/leads/ask" }',
    '{ "type": "form", "name": "ask", "labels": { "submit": "Send" } }',
  ],
  ['{ "type": "form", "target": "none", "name": "ask" }', '{ "type": "form", "sends": false, "name": "ask" }'],
  ['{ "type": "hero-slider", "slides": [] }', '{ "type": "hero-slider", "items": [] }'],
  [
    '{ "type": "pricing", "plans": [{ "bestFor": "T", "quote": "Q", "label": "B", "features": ["P"], "action": { "label": "L", "shortLabel": "S", "href": "/", "look": "plain" } }] }',
    '{ "type": "pricing", "items": [{ "text": "T", "figure": "Q", "badge": "B", "points": ["P"], "link": { "label": "L", "href": "/" } }] }',
  ],
  [
    '{ "type": "pricing", "extrasHeading": "Add", "extras": [{ "heading": "H" }], "note": "N" }',
    '{ "type": "pricing", "extras": { "heading": "Add", "items": [{ "heading": "H" }] }, "note": "N" }',
  ],
  ['{ "type": "pricing", "extras": [] }', '{ "type": "pricing", "extras": { "items": [] } }'],
  ['{ "type": "rich-text", "text": "T" }', '{ "type": "rich-text", "body": "T" }'],
  [
    '{ "type": "steps", "text": "T", "items": [{ "text": "B", "colors": { "text": "#000000" } }] }',
    '{ "type": "steps", "text": "T", "items": [{ "body": "B", "tone": { "text": "#000000" } }] }',
  ],
  [
    '{ "type": "tabs", "label": "L", "items": [{ "label": "A", "text": "B" }, { "label": "C", "heading": "D" }], "scroll": false }',
    '{ "type": "tabs", "labels": { "choices": "L" }, "items": [{ "heading": "A", "body": "B" }, { "label": "C", "heading": "D" }] }',
  ],
  [
    '{ "type": "tabs", "items": [{ "links": [{ "label": "L", "note": "N", "href": "/" }] }] }',
    '{ "type": "tabs", "items": [{ "items": [{ "heading": "L", "note": "N", "link": { "href": "/" } }] }] }',
  ],
  [
    '{ "type": "tile-grid", "look": "plain", "items": [{ "text": "T", "colors": { "text": "#000000" } }] }',
    '{ "type": "tile-grid", "look": "open", "items": [{ "text": "T", "tone": { "text": "#000000" } }] }',
  ],
]

test.each(sections)('%s', (before, after) => {
  expect(migrated(before)).toMatchObject({ text: after, left: [] })
  expect(migrated(after), 'again').toMatchObject({ text: after, done: [], left: [] })
  expect(migrated(after, v2), 'later').toMatchObject({ text: after, done: [], left: [] })
})

const settings = `{
  "version": 1,
  "site": {
    "organization": { "name": "N", "telephone": "1" },
    "consent": { "text": "T", "accept": "OK" },
    "header": {
      "linkLabel": "More",
      "groups": [
        { "label": "A", "sections": [{ "title": "T", "cards": [{ "heading": "H", "href": "/" }] }] }
      ]
    },
    "footer": { "columns": [{ "heading": "H", "links": [] }], "newsletter": { "label": "E-mail", "button": "Send" } }
  },
  "pages": []
}`

test('the settings of a site, and its version', () => {
  expect(migrate({ path: 'pages.json', text: settings }, [], 2)[0]?.text).toBe(`{
  "version": 2,
  "site": {
    "organization": { "name": "N", "phone": "1" },
    "consent": { "text": "T", "labels": { "accept": "OK" } },
    "header": {
      "labels": { "more": "More" },
      "menu": [
        { "label": "A", "groups": [{ "label": "T", "items": [{ "heading": "H", "link": { "href": "/" } }] }] }
      ]
    },
    "footer": { "menu": [{ "heading": "H", "links": [] }], "newsletter": { "label": "E-mail", "labels": { "submit": "Send" } } }
  },
  "pages": []
}`)
})

test('every row of the table is shown above', () => {
  const types = [null, ...new Set(sections.map(([before]) => /"type": "([^"]*)"/.exec(before)?.[1] ?? ''))]
  const rows = types.flatMap((type) =>
    retiredIn(type).flatMap((row) => {
      const words = row.words ? Object.keys(row.words) : [undefined]
      return words.map((word) => `${type ?? 'site'}: ${saying(row, word)}`)
    }),
  )
  const [site] = migrate({ path: 'pages.json', text: settings }, [], 2)
  const shown = new Set([...(site?.done.keys() ?? []), ...sections.flatMap(([before]) => migrated(before).done)])
  const ofEverySection = /^(?!hero:).*"plain" is called "quiet"$/
  expect(rows.filter((row) => !shown.has(row) && !ofEverySection.test(row))).toEqual([])
})

const config = (shared: string, sections: string) => ({
  path: 'pages.json',
  text: `{ "version": 1, "shared": { "it": ${shared} }, "pages": [{ "sections": [${sections}] }] }`,
})
const migratedConfig = (shared: string, sections: string) => migrate(config(shared, sections), [], 2)[0]

test('what replaces fields of a shared section has that section’s words', () => {
  const { text } =
    migratedConfig('{ "type": "feature", "text": "T" }', '{ "use": "it", "with": { "text": "U" } }') ?? {}
  expect(text).toBe(
    '{ "version": 2, "shared": { "it": { "type": "feature", "body": "T" } }, "pages": [{ "sections": [{ "use": "it", "with": { "body": "U" } }] }] }',
  )
})

test('what would replace more of a shared section than before is left to somebody', () => {
  const { text, left } =
    migratedConfig(
      '{ "type": "carousel", "moreLabel": "More", "lessLabel": "Less" }',
      '{ "use": "it", "with": { "moreLabel": "All" } }',
    ) ?? {}
  expect(text).toContain('"with": { "moreLabel": "All" }')
  expect(left).toEqual([
    '/pages/0/sections/0/with/moreLabel stays (carousel: "moreLabel" stands in "labels" as "more").',
  ])
})

test.each([
  ['{ "type": "hero-slider", "slides": [], "items": [] }', 'slides'],
  ['{ "type": "form", "name": "ask", "target": "/elsewhere" }', 'target'],
  ['{ "type": "pricing", "extrasHeading": "A", "extras": { "heading": "B" } }', 'extrasHeading'],
  ['{ "type": "filter-list", "groups": [{ "items": [{ "lists": [], "body": "B" }] }] }', 'lists'],
  [
    '{ "type": "filter-list", "groups": [{ "items": [{ "lists": [{ "label": "A", "items": [], "note": 1 }] }] }] }',
    'lists',
  ],
  ['{ "type": "accordion", "groups": [{ "items": [], "note": "N" }] }', 'groups'],
])('what is in the way of something stays, and is told: %s', (section, name) => {
  const { text, left } = migrated(section)
  expect(text).toBe(section)
  expect(left).toEqual([expect.stringContaining(`/${name} stays (`)])
})

test('on an old site a word that lives on with another meaning has its old one', () => {
  const section = '{ "type": "steps", "items": [{ "text": "T" }] }'
  expect(migrated(section).text).toBe(section.replace('"text"', '"body"'))
  expect(migrated(section, v2).text).toBe(section)
})

test('whatever stands where words are expected, nothing breaks', () => {
  const odd = '{ "toString": 1, "type": 2 }'
  for (const [before] of sections) {
    const fields = JSON.parse(before) as Record<string, unknown>
    for (const name of Object.keys(fields)) {
      const section = JSON.stringify({ ...fields, [name]: JSON.parse(odd) as unknown })
      expect(() => JSON.parse(migrated(section).text)).not.toThrow()
    }
  }
})

test('on a site of today an old section is known by its words, and others keep theirs', () => {
  const old = '{ "type": "steps", "items": [{ "text": "T", "colors": {} }] }'
  const today = '{ "type": "steps", "items": [{ "text": "T", "tone": {} }] }'
  expect(migrated(old, v2).text).toBe('{ "type": "steps", "items": [{ "body": "T", "tone": {} }] }')
  expect(migrated(today, v2).text).toBe(today)
  const answers = '{ "type": "accordion", "items": [{ "heading": "H", "text": "T" }] }'
  expect(migrated(answers, v2).text).toBe(answers)
})

test('wherever writing is stopped, beginning again ends the same', () => {
  const files = [pageWith(sections[1]?.[0] ?? ''), pageWith(sections[4]?.[0] ?? '')]
  const site = { path: 'pages.json', text: settings }
  const all = migrate(site, files, 2).map(({ text }) => text)
  expect(all.at(-1)).toContain('"version": 2')
  for (let written = 0; written <= all.length; written++) {
    const [first, second, last] = [...files, site].map(({ path, text }, index) => ({
      path,
      text: index < written ? (all[index] ?? '') : text,
    }))
    if (!first || !second || !last) throw new Error('There are three files.')
    expect(migrate(last, [first, second], 2).map(({ text }) => text)).toEqual(all)
  }
})

test('a shared section that cannot be named is left, and a field of that name stays beside what is renamed', () => {
  const old = '{ "type": "hero-slider", "slides": [], "__proto__": 1 }'
  const text = `{ "version": 1, "site": {}, "shared": { "__proto__": ${old}, "a": ${old} }, "pages": [] }`
  const [config] = migrate({ path: 'pages.json', text }, [], 2)
  expect(config?.text).toBe(text.replace('1', '2').replace(/("a": .*)slides/, '$1items'))
  expect(config?.left).toEqual(['/shared/__proto__ stays ("__proto__" cannot be a name).'])
})
