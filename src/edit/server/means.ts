import path from 'node:path'
import { drawnEntry, listIn, pagesOf } from '../../changes/site/places.ts'
import { get } from '../../content/json/pointer.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { fill } from '../../content/text/variables.ts'
import { isObject } from '../../is-object.ts'
import { canonicalOf, ownNameOf } from '../../language.ts'
import type { Means } from '../agreed-means.ts'
import { ofPages } from './of-pages.ts'
import { nameOf } from './section-name.ts'
import { variablesIn, words } from './views.ts'

/** What fields offer to be chosen. */
export function meansOf(sources: Sources): Means {
  const pages = pagesOf(sources)
  const shared = get(sources.config.parsed.value, ['shared'])
  const settings = get(sources.config.parsed.value, ['site'])
  const people = get(settings, ['people'])
  const known = variablesIn(sources)
  const files = [...sources.publicFiles].sort()
  return {
    links: [
      ...pages.map(({ page }) => ({
        href: words(page.path),
        label: fill(words(page.title), known),
        kind: 'page' as const,
      })),
      ...pages.flatMap(({ page }) =>
        placesOn(page, sources).map(({ id, name }) => ({
          href: `${words(page.path)}#${id}`,
          label: fill(name, known) || id,
          kind: 'place' as const,
        })),
      ),
      ...files
        .filter((file) => !file.startsWith('/images/'))
        .map((file) => ({ href: file, label: path.basename(file), kind: 'file' as const })),
    ],
    shared: isObject(shared) ? Object.keys(shared) : [],
    colors: colorsIn(settings),
    topics: listIn(isObject(settings) ? settings : {}, 'topics').map((topic) => ({
      name: words(get(topic, ['name'])),
      label: words(get(topic, ['label'])),
    })),
    people: Object.entries(isObject(people) ? people : {}).map(([name, person]) => ({
      name,
      label: words(get(person, ['name'])),
    })),
    languages: languagesIn(settings),
    redirects: listIn(isObject(settings) ? settings : {}, 'redirects').map((redirect) => ({
      from: words(get(redirect, ['from'])),
      to: words(get(redirect, ['to'])),
    })),
    timeZone: words(get(settings, ['timezone'])) || 'UTC',
  }
}

function languagesIn(settings: unknown): Means['languages'] {
  const others = get(settings, ['languages'])
  const names = Object.keys(isObject(others) ? others : {})
  const all = [words(get(settings, ['language'])), ...names]
  return names.map((name) => ({ name, label: canonicalOf(name) === undefined ? name : ownNameOf(name, all) }))
}

/** The colours of the theme by the names that authors know: as they are written, and black and white. */
function colorsIn(settings: unknown): Means['colors'] {
  const found = get(settings, ['theme', 'colors'])
  const colors = Object.entries(isObject(found) ? found : {}).map(([name, color]) => ({ name, color: words(color) }))
  return [...colors, { name: 'white', color: '#ffffff' }, { name: 'black', color: '#000000' }].filter(
    ({ color }, index, all) => /^#[0-9a-f]{6}$/i.test(color) && all.findIndex((one) => one.color === color) === index,
  )
}

/** The sections of a page that links can lead to. */
const placesOn = ofPages((page, sources) =>
  listIn(page, 'sections').flatMap((entry) => {
    const section = drawnEntry(sources, entry)
    return typeof section.id === 'string' ? [{ id: section.id, name: nameOf(section) }] : []
  }),
)
