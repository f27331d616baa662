import { sectionIds } from '../../content/ids.ts'
import { join } from '../../content/json/pointer.ts'
import { Impossible } from '../../content/operations/tree.ts'
import type { Sources } from '../../content/read/source-file.ts'
import type { Section } from '../../generated/types.ts'
import { isObject } from '../../is-object.ts'
import { filesOf } from './files.ts'
import type { Spot } from './operations.ts'

/** A page as it is written. */
export interface WrittenPage extends Spot {
  page: Readonly<Record<string, unknown>>
}

/** All pages, those with mistakes too. */
export function pagesOf(sources: Sources): WrittenPage[] {
  return filesOf(sources).flatMap((file) => {
    const { value } = file.parsed
    if (!isObject(value)) return []
    if (file !== sources.config) return [{ file: file.path, at: '', page: value }]
    return listIn(value, 'pages').flatMap((page, index) =>
      isObject(page) ? [{ file: file.path, at: join('/pages', index), page }] : [],
    )
  })
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
  const entries = listIn(page, 'sections').map((entry) => drawn(sources, entry))
  const index = typeof section === 'number' ? section : sectionIds(entries).indexOf(section)
  if (index in entries) return { file, at: join(at, 'sections', index) }
  const words = typeof section === 'number' ? `section ${section + 1}` : `section "${section}"`
  throw new Impossible('', `the page ${path} has no ${words}.`, file)
}

/** The id and the type that a section has on its page. */
function drawn({ config }: Sources, entry: unknown): Pick<Section, 'id' | 'type'> {
  const { use, with: replaced } = isObject(entry) ? entry : {}
  const all = isObject(config.parsed.value) ? config.parsed.value.shared : undefined
  const shared = typeof use === 'string' && isObject(all) && Object.hasOwn(all, use) ? all[use] : {}
  const section = {
    ...(isObject(shared) ? shared : {}),
    ...(isObject(replaced) ? replaced : {}),
    ...(isObject(entry) ? entry : {}),
  }
  return section as Pick<Section, 'id' | 'type'>
}

/** A list in a value, or an empty one. */
export function listIn(value: Readonly<Record<string, unknown>>, name: string): readonly unknown[] {
  const list = value[name]
  return Array.isArray(list) ? list : []
}
