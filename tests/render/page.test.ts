import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SitePage } from '../../src/content/resolve/site.ts'
import type { Section } from '../../src/generated/types.ts'
import { usualWords } from '../../src/generated/words.ts'
import { type Frame, makePage } from '../../src/render/page.ts'
import { planSections } from '../../src/render/plan.ts'
import { policyTag } from '../../src/render/policy.ts'
import type { SectionFacts } from '../../src/render/section.tsx'

const hero: Section = { type: 'hero', heading: 'Care' }
const text: Section = { type: 'rich-text', body: 'Words' }
const empty = { texts: [''], places: [] }
const frame: Frame = {
  settings: {
    name: 'Site',
    url: 'https://site.example',
    language: 'en',
    theme: { colors: { brand: '#000000', accent: '#000000' } },
  },
  base: '',
  shell: { header: empty, footer: empty, home: empty, overlays: empty },
  breadcrumbs: { name: 'You are here', above: () => [] },
  styles: {
    of: (types) => [...types].join(),
    parted: (first, others) => {
      const parts = [[...first.types].join(), [...others.types].join()] as const
      return { first: parts[0], rest: parts[1], all: parts.join('') }
    },
  },
  pageScripts: (hasIslands) => ({ first: 'first()', files: hasIslands ? ['/islands.js', '/main.js'] : ['/main.js'] }),
  policyTag: (page, scripts) => policyTag(page, frame.settings, scripts),
  scriptMap: (types) => Object.fromEntries([...types].map((type) => [type, { file: `/${type}.js`, preload: [] }])),
  fonts: [],
  extraHead: '',
  key: '',
}

/** A page of these sections, each with the facts beside it. Their HTML says nothing: a page must not look there. */
function make(...sections: [Section, Partial<SectionFacts>, html?: string][]) {
  const page: SitePage = {
    path: '/a',
    title: 'The page',
    description: 'It says little.',
    file: '',
    pointer: '',
    sections: sections.map(([section]) => section),
  }
  const surroundings = { base: '', leads: '', language: 'en', words: usualWords, images: new Map(), renderer: '' }
  const rendered = sections.map(([, facts, html = '<section></section>']) => ({
    html,
    facts: { eager: [], marks: '', ...facts },
  }))
  const made = makePage(page, planSections(page.sections, surroundings), rendered, frame)
  return { ...made, html: made.html.join('') }
}

const picture = (src: string) => ({ src, sources: [], sizes: '100vw' })

test('the first picture of the first section is asked for in the head, and no other', () => {
  const later = { eager: [picture('/late.png')] }
  const { html } = make([hero, { eager: [picture('/a.png'), picture('/b.png')] }], [text, later])
  expect(html.match(/<link rel="preload"[^>]*>/g)).toEqual([
    '<link rel="preload" as="image" href="/a.png" fetchpriority="high">',
  ])
  expect(make([hero, {}], [text, later]).html).not.toContain('rel="preload"')
})

test('a page names the scripts of the sections that need one, each once', () => {
  const { html, islands } = make([hero, {}], [text, { island: 'intent' }], [text, { island: 'intent' }])
  expect(islands).toEqual(['rich-text'])
  expect(html).toContain('id="scripts">{"rich-text":{"file":"/rich-text.js","preload":[]}}<')
})

test('only a page with islands asks for the script that wakes them, and for what that imports', () => {
  expect(make([hero, {}], [text, { island: 'intent' }]).html).toContain('<script data-main="/islands.js /main.js">')
  expect(make([hero, {}]).html).toContain('<script data-main="/main.js">')
})

test('nothing is drawn before the section after the first is reached', () => {
  const expected = (...sections: Section[]) =>
    make(...sections.map((section): [Section, object] => [section, {}])).html.match(/<link rel="expect"[^>]*>/g)
  expect(expected(hero, text)).toEqual(['<link rel="expect" href="#rich-text" blocking="render">'])
  expect(expected(hero)).toEqual(['<link rel="expect" href="#hero" blocking="render">'])
  expect(expected()).toBeNull()
})

test('the title of the page is its main heading where the first section has none', () => {
  expect(make([text, {}], [hero, {}]).html).toContain('<h1 class="visually-hidden">The page</h1>')
  expect(make([hero, {}]).html).not.toContain('<h1')
})

/** A section of so many letters that a page with it does not come at once. */
const long = `<section id="long">${'x'.repeat(60_000)}</section>`

test('a long page has the styles of its first two sections, and those of the others where these begin', () => {
  const quote: Section = { type: 'quote', text: 'Fine', name: 'Somebody' }
  const { html, css, later } = make([hero, {}], [text, {}], [quote, {}, long], [quote, {}])
  expect(html).toContain('<style>hero,rich-text</style>')
  expect(later).toEqual({ name: expect.stringMatching(/^assets\/later-[\w-]{8}\.css$/), css: 'quote,quote' })
  expect(
    html.split(
      `<section id="long"><link rel="stylesheet" href="/${later?.name}" fetchpriority="low"><script> </script>x`,
    ),
  ).toHaveLength(2)
  expect(css).toBe('hero,rich-textquote,quote')
})

test('a page that comes at once, or is nearly all seen first, has all of its styles', () => {
  for (const page of [make([hero, {}], [text, {}], [text, {}]), make([hero, {}], [text, {}, long])]) {
    expect(page.later).toBeUndefined()
    expect(page.html).not.toContain('stylesheet')
  }
})

test('a page allows the scripts that stand in it, and no others', () => {
  const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')
  const scripts = /<script(?: data-main="[^"]*"| type="speculationrules")?>([^<]*)<\/script>/g
  for (const [count, page] of [
    [2, make([hero, {}])],
    [3, make([hero, {}], [text, {}], [text, {}, long])],
  ] as const) {
    const standing = [...page.html.matchAll(scripts)].map(([, script = '']) => hashOf(script))
    const allowed = [...page.html.matchAll(/'sha256-([^']*)'/g)].map(([, hash]) => hash)
    expect(standing).toHaveLength(count)
    expect(allowed.toSorted()).toEqual(standing.toSorted())
  }
})
