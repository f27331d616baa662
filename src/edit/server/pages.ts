import { posix } from 'node:path'
import { listIn, pageAt, pagesOf } from '../../changes/site/places.ts'
import { get } from '../../content/json/pointer.ts'
import { filesOf } from '../../content/read/files-of.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { isObject } from '../../is-object.ts'
import type { LiveContent } from '../../preview/content.ts'
import type { FoundPage, Leaving, WrittenPage } from '../agreed.ts'
import { ofPages } from './of-pages.ts'
import { placeWords } from './place-words.ts'

/** 100: who finds more types another word. */
const mostFound = 100

/** A page as it is written, for another one like it. */
export function writtenPage(sources: Sources, at: string): WrittenPage {
  const page = pageAt(sources, at)
  const folder = posix.dirname(page.file)
  const names = filesOf(sources).map((file) => file.path)
  return { ...page, beside: names.filter((name) => posix.dirname(name) === folder) }
}

/** What it means that a page goes: who leads to it, and what redirects there are. */
export function leavingOf(content: LiveContent, sources: Sources, path: string): Leaving {
  const { things = [], unjudged = [] } = content.usesOf(path) ?? {}
  const places = things.filter(({ kind }) => kind === 'page').flatMap(({ uses }) => uses)
  const redirects = get(sources.config.parsed.value, ['site', 'redirects'])
  return {
    ways: [...new Set(places.filter(({ page }) => page !== path).map((place) => placeWords(sources, place)))],
    hidden: unjudged,
    config: sources.config.path,
    redirects: Array.isArray(redirects) ? redirects.map((entry) => String(isObject(entry) ? entry.to : '')) : null,
  }
}

/** The pages in which something is written, and the section in which it is found first. */
export function findPages(sources: Sources, search: string): FoundPage[] {
  const words = search.trim().toLowerCase()
  if (words === '') return []
  return pagesOf(sources)
    .flatMap(({ page }) => {
      const texts = textsOf(page, sources)
      const index = texts.findIndex((text) => text.includes(words))
      if (index === -1 || typeof page.path !== 'string') return []
      return [{ path: page.path, section: index < texts.length - 1 ? index : null }]
    })
    .slice(0, mostFound)
}

/** What is written in each section of a page and then in the page itself; of each state of a page put together once. */
const textsOf = ofPages((page): readonly string[] => {
  const { sections: _, ...own } = page
  return [...listIn(page, 'sections'), own].map((part) => words(part).join('\n').toLowerCase())
})

function words(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(words) : []
}
