import { drawnEntry, listIn, pagesOf } from '../../changes/site/places.ts'
import { get, join } from '../../content/json/pointer.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { withoutMarks } from '../../content/text/read.ts'
import { fillText } from '../../content/text/variables.ts'
import { isObject } from '../../is-object.ts'
import type { Found, FoundPage } from '../agreed.ts'
import { asSearched } from '../searched.ts'
import { ofPages } from './of-pages.ts'
import { variablesIn } from './views.ts'

/** 100: who finds more types another word. */
const mostFound = 100

/** Without one of these a text is read as it is written. */
const signs = /[*_[\\{]/

/** What is looked through. */
interface Searched {
  readonly text: string
  /** Of that, the texts that are read otherwise than they are written. */
  readonly signed: readonly string[]
}

type Has = (one: Searched) => boolean

/** Where words stand that somebody has read on the site, or written. */
export function findWords(sources: Sources, search: string): Found {
  const words = asSearched(search).trim()
  if (words === '') return { pages: [], settings: [] }
  const known = variablesIn(sources)
  const each = words.match(/[\p{L}\p{N}]+/gu) ?? []
  const isRead = (text: string) => {
    const filled = fillText(text, known)
    const seen = asSearched(filled)
    if (seen.includes(words)) return true
    // To read marks takes long: most texts do not have the words at all.
    return each.every((word) => seen.includes(word)) && asSearched(withoutMarks(filled, 'prose')).includes(words)
  }
  const has: Has = ({ text, signed }) => text.includes(words) || signed.some(isRead)
  return { pages: pagesWith(sources, has), settings: settingsWith(sources, has) }
}

/** Each page, and its first section with such words. */
function pagesWith(sources: Sources, has: Has): FoundPage[] {
  return pagesOf(sources)
    .flatMap(({ page }) => {
      const parts = partsOf(page, sources)
      const index = parts.findIndex(has)
      if (index === -1 || typeof page.path !== 'string') return []
      return [{ path: page.path, section: index < parts.length - 1 ? index : null }]
    })
    .slice(0, mostFound)
}

/** The sections of a page as it shows them, and then the page itself; of each state of a page put together once. */
const partsOf = ofPages((page, sources): readonly Searched[] => {
  const { sections: _, ...own } = page
  return [...listIn(page, 'sections').map((entry) => drawnEntry(sources, entry)), own].map((part) =>
    searched(textsIn(part)),
  )
})

/** Of each setting of the site the first place with such words. */
function settingsWith(sources: Sources, has: Has): string[] {
  const site = get(sources.config.parsed.value, ['site'])
  return Object.entries(isObject(site) ? site : {}).flatMap(
    ([name, value]) => wayTo(value, join('/site', name), has) ?? [],
  )
}

function wayTo(value: unknown, at: string, has: Has): string | undefined {
  if (typeof value === 'string') return has(searched([value])) ? at : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const found = wayTo(inner, join(at, name), has)
    if (found !== undefined) return found
  }
  return undefined
}

function searched(texts: readonly string[]): Searched {
  // Words of two texts that follow each other stand nowhere together.
  return { text: asSearched(texts.join('\0')), signed: texts.filter((text) => signs.test(text)) }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
