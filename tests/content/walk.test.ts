import { expect, test } from 'vitest'
import settings from '../../scripts/bench/settings.json' with { type: 'json' }
import { type Visitor, walkPage, walkSection, walkSettings } from '../../src/content/survey/walk.ts'
import type { SiteSettings } from '../../src/generated/types.ts'
import { examples } from '../sections/examples.ts'
import { aPage } from './a-site.ts'

/** Takes down what is visited: its kind, and the value as its holder has it. */
function record(walk: (visitor: Visitor) => void) {
  const visited: { kind: string; value: unknown }[] = []
  const take = (kind: string, holder: object, key: string | number) =>
    visited.push({ kind, value: (holder as Record<string | number, unknown>)[key] })
  walk({
    text: (_, kind, holder, key) => take(kind, holder, key),
    href: (_, holder, key) => take('href', holder, key),
    id: (_, holder, key) => take('id', holder, key),
    src: (_, holder, key) => take('src', holder, key),
    amount: () => {},
    itemLink: () => {},
    image: (image) => visited.push({ kind: 'image', value: image }),
    colors: (colors) => visited.push({ kind: 'colors', value: colors }),
    entry: () => {},
  })
  return visited
}

/** All texts in a value that have several words: no choice, name or address has. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : []
}

test.for(examples)('every sentence of $name is visited where it stands', ({ section }) => {
  const visited = record((visitor) => walkSection(section, visitor)).map(({ value }) => value)
  expect(visited).toEqual(expect.arrayContaining(sentences(section)))
})

test('every sentence of the settings is visited, those of variables included', () => {
  const site = settings as unknown as SiteSettings
  const visited = record((visitor) => walkSettings(site, visitor)).map(({ value }) => value)
  expect(visited).toEqual(expect.arrayContaining(sentences(site)))
  expect(visited).toEqual(expect.arrayContaining(Object.values(site.variables ?? {})))
})

test('of a page all is visited but its sections, and of what is ignored nothing', () => {
  const image = { src: '/images/ward.svg', alt: 'A ward' }
  const ignore = [{ rule: 'links', reason: 'A reason that people read.' }]
  const page = aPage([{ type: 'hero', heading: 'Care for all' }], { image, ignore })
  expect(record((visitor) => walkPage(page, visitor))).toEqual([
    { kind: 'code', value: '/' },
    { kind: 'plain', value: page.title },
    { kind: 'plain', value: page.description },
    { kind: 'image', value: image },
    { kind: 'src', value: image.src },
    { kind: 'plain', value: image.alt },
  ])
})
