import type { WrittenPage } from '../../changes/site/places.ts'
import { get } from '../../content/json/pointer.ts'
import type { Sources } from '../../content/read/source-file.ts'

type Page = WrittenPage['page']

/**
 * Finds something out about pages by what is written on them, and in shared sections. Of thousands one is another when it is
 * asked for again: of the others it is known.
 */
export function ofPages<T>(find: (page: Page, sources: Sources) => T): typeof find {
  const known = new WeakMap<Page, { readonly shared: unknown; readonly found: T }>()
  return (page, sources) => {
    const shared = get(sources.config.parsed.value, ['shared'])
    const before = known.get(page)
    if (before && before.shared === shared) return before.found
    const found = find(page, sources)
    known.set(page, { shared, found })
    return found
  }
}
