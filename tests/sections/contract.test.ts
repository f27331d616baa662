import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { headingOf } from '../../src/generated/headings.ts'
import { validateSection } from '../../src/generated/validate.js'
import { usualWords } from '../../src/generated/words.ts'
import type { ImageFile } from '../../src/parts/context.ts'
import { planSections } from '../../src/render/plan.ts'
import { type RenderedSection, renderSection } from '../../src/render/section.tsx'
import { root } from '../../src/root.ts'
import { sections } from '../../src/sections/index.ts'
import { aSite, check } from '../content/a-site.ts'
import { entriesIn } from './entries.ts'
import { examples } from './examples.ts'
import { all } from './render.ts'

/** Every image there is, each of one size and in one other format. */
const images = new Proxy(new Map<string, ImageFile>(), {
  get: (_, key) =>
    key === 'get'
      ? (src: string): ImageFile => ({
          src,
          width: 640,
          height: 480,
          sources: [{ type: 'image/avif', srcset: `${src}.avif 640w` }],
        })
      : undefined,
})

const surroundings = { base: '/sub', leads: '', language: 'en', words: usualWords, images, renderer: '' }

/** An example as the first section of a page, and as a later one. */
function render({ section }: (typeof examples)[number]): [first: RenderedSection, later: RenderedSection] {
  const planned = planSections([section, section], surroundings).map(({ context }) => renderSection(section, context))
  return planned as [RenderedSection, RenderedSection]
}

/** The pictures that load at once, as they stand in the HTML. */
function picturesAtOnce(html: string): RenderedSection['facts']['eager'] {
  return all(html, /<picture>(.*?)<\/picture>/g)
    .filter((picture) => picture.includes(' fetchPriority="high"'))
    .map((picture) => {
      const value = (name: string) => all(picture, new RegExp(` ${name}="([^"]*)"`, 'g'))[0] ?? ''
      const sources = [{ type: value('type'), srcset: value('srcSet') }]
      return { src: value('src'), sources, sizes: value('sizes') }
    })
}

test('every type has a minimal and a full example', () => {
  const counts = Object.keys(sections).map((type) => examples.filter(({ section }) => section.type === type).length)
  expect(counts).toEqual(Object.keys(sections).map(() => 2))
})

test('the full example of a type shows each field of entries that the type shows', () => {
  const thin = examples
    .filter(({ name }) => name.endsWith('-2'))
    .flatMap(({ name, section }) => {
      const written = new Set(entriesIn(section).flatMap(({ item }) => Object.keys(item)))
      const shown = new Set(entriesIn(section).flatMap(({ shows }) => shows))
      return [...shown].filter((field) => !written.has(field)).map((field) => `${name}: ${field}`)
    })
  expect(thin).toEqual([])
})

const pictures = readdirSync(path.join(root, 'schemas/examples'))

test('every picture that is there for examples is shown by one', () => {
  const shown = JSON.stringify(examples)
  expect(pictures.filter((name) => !shown.includes(`"/images/examples/${name}"`))).toEqual([])
})

test.for(pictures)('the picture %s stands alone, is light, and says nothing in words', (name) => {
  const text = readFileSync(path.join(root, 'schemas/examples', name), 'utf8')
  expect(text).toMatch(/^<svg xmlns="[^"]+" width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2">/)
  expect(text.length).toBeLessThan(12_000)
  expect(text).not.toMatch(/<text|<image|<script|href="[^#]/)
})

describe.each(examples)('$name', (example) => {
  const [first, later] = render(example)
  const { html } = first

  test('is valid', () => {
    expect(validateSection(example.section) ? [] : validateSection.errors).toEqual([])
  })

  test('works at once in any site, with a word about its pictures and texts', () => {
    const said = check(aSite([{ type: 'hero', heading: 'A site' }, example.section]), { publicFiles: [] })
    expect(said.filter(({ rule }) => !['example-pictures', 'example-texts'].includes(rule))).toEqual([])
  })

  test('is one section with its type and an id', () => {
    expect(html).toMatch(new RegExp(`^<section [^>]*data-section="${example.section.type}"[^>]* id="[a-z][a-z0-9-]*">`))
    expect(html.match(/<section[ >]/g)).toHaveLength(1)
  })

  test('has at most one main heading, and no heading that skips a level', () => {
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1).length).toBeLessThanOrEqual(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([])
  })

  test('has no id twice', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  test('gives its parts no id that an author could write, but for headings, which links lead to', () => {
    const { id, type } = example.section
    const written = all(JSON.stringify(example.section), /"id":"([^"]*)"/g)
    const made = all(html, / id="([^"]*)"/g).filter((each) => each !== (id ?? type) && !written.includes(each))
    const ofHeadings = all(html, /<h[2-6][^>]* id="([^"]*)"/g)
    expect(made.filter((each) => !each.includes('_') && !ofHeadings.includes(each))).toEqual([])
  })

  test('keeps links of the site below the path that it is hosted under', () => {
    const outside = [...html.matchAll(/ href="(\/[^"]*)"/g)]
      .map(([, href]) => href)
      .filter((href) => !href?.startsWith('/sub/'))
    expect(outside).toEqual([])
  })

  test('shows no value that a component took for text', () => {
    expect(html).not.toMatch(/undefined|\[object Object\]|NaN/)
  })

  test('comes out the same each time', () => {
    expect(render(example)).toEqual([first, later])
  })

  test('tells of itself what stands in its HTML', () => {
    for (const { html, facts } of [first, later]) {
      expect(facts.island).toBe(all(html, /^<section [^>]* data-when="([^"]*)"/g)[0])
      expect(facts.eager).toEqual(picturesAtOnce(html))
    }
  })

  test('shows the main heading of the page exactly where the section begins with one', () => {
    const level = headingOf(example.section) === undefined ? [] : ['1']
    expect([first, later].map(({ html }) => all(html, /<h(1)/g))).toEqual([level, []])
  })

  test('leaves variables to the style sheets: a page declares only those that they refer to', () => {
    expect(html).not.toContain('var(--')
  })
})
