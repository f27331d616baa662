import { posix } from 'node:path'
import { pageAt } from '../../changes/site/places.ts'
import { get } from '../../content/json/pointer.ts'
import { filesOf } from '../../content/read/files-of.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { isObject } from '../../is-object.ts'
import type { LiveContent } from '../../preview/content.ts'
import type { Leaving, WrittenPage } from '../agreed.ts'
import { placeWords } from './place-words.ts'

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
