import { sectionIds } from '../../content/ids.ts'
import { join } from '../../content/json/pointer.ts'
import { Impossible } from '../../content/operations/tree.ts'
import { filesOf } from '../../content/read/files-of.ts'
import type { SourceFile, Sources } from '../../content/read/source-file.ts'
import type { Section } from '../../generated/types.ts'
import { isObject } from '../../is-object.ts'
import type { Spot } from './operations.ts'

/** A page as it is written. */
export interface WrittenPage extends Spot {
  page: Readonly<Record<string, unknown>>
}

/** The pages of a state and of each file: while one is edited, thousands of others are asked for again and again. */
const ofState = new WeakMap<Sources, readonly WrittenPage[]>()
const ofFile = new WeakMap<SourceFile, readonly WrittenPage[]>()

/** All pages, those with mistakes too. */
export function pagesOf(sources: Sources): readonly WrittenPage[] {
  const find = (file: SourceFile) => pagesIn(file, file === sources.config)
  return once(ofState, sources, () => filesOf(sources).flatMap((file) => once(ofFile, file, find)))
}

function once<K extends object, V>(known: WeakMap<K, V>, key: K, find: (key: K) => V): V {
  const before = known.get(key)
  if (before !== undefined) return before
  const found = find(key)
  known.set(key, found)
  return found
}

function pagesIn(file: SourceFile, isConfig: boolean): readonly WrittenPage[] {
  const { value } = file.parsed
  if (!isObject(value)) return []
  if (!isConfig) return [{ file: file.path, at: '', page: value }]
  return listIn(value, 'pages').flatMap((page, index) =>
    isObject(page) ? [{ file: file.path, at: join('/pages', index), page }] : [],
  )
}

/** Where a page stands. Of two with one path it is the first, as for visitors. */
export function pageAt(sources: Sources, path: string): WrittenPage {
  const found = pagesOf(sources).find(({ page }) => page.path === path)
  if (!found) throw new Impossible('', `there is no page ${path}.`, sources.config.path)
  return found
}

/** Where a section stands: by its index from 0, or by its id, which may be the one that is made from its type. */
export function sectionAt(sources: Sources, path: string, section: number | string): Spot {
  const { file, at, page } = pageAt(sources, path)
  const entries = listIn(page, 'sections').map((entry) => drawnEntry(sources, entry))
  const index = typeof section === 'number' ? section : idsOf(entries).indexOf(section)
  if (index in entries) return { file, at: join(at, 'sections', index) }
  const words = typeof section === 'number' ? `section ${section + 1}` : `section "${section}"`
  throw new Impossible('', `the page ${path} has no ${words}.`, file)
}

/** What is drawn in the place of an entry of a page: a use of a shared section with what replaces fields of that. */
export function drawnEntry({ config }: Sources, entry: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(entry)) return {}
  const { use, with: replaced } = entry
  // Most entries are sections: nobody has to copy them.
  if (use === undefined && replaced === undefined) return entry
  const all = isObject(config.parsed.value) ? config.parsed.value.shared : undefined
  const shared = typeof use === 'string' && isObject(all) && Object.hasOwn(all, use) ? all[use] : {}
  return { ...(isObject(shared) ? shared : {}), ...(isObject(replaced) ? replaced : {}), ...entry }
}

/** How often pages use a shared section. */
export function usesOf(sources: Sources, name: string): number {
  return pagesOf(sources)
    .flatMap(({ page }) => listIn(page, 'sections'))
    .filter((entry) => isObject(entry) && entry.use === name).length
}

/** The ids that such entries have on their page; one that is no section has no type either, and is told as it is. */
export function idsOf(entries: readonly Readonly<Record<string, unknown>>[]): string[] {
  return sectionIds(entries as unknown as readonly Pick<Section, 'id' | 'type'>[])
}

/** A list in a value, or an empty one. */
export function listIn(value: Readonly<Record<string, unknown>>, name: string): readonly unknown[] {
  const list = value[name]
  return Array.isArray(list) ? list : []
}
