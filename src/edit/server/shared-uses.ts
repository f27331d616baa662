import { listIn, pagesOf } from '../../changes/site/places.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import { join, split } from '../../content/json/pointer.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { isObject } from '../../is-object.ts'
import type { Shown } from '../agreed.ts'

/** Where authors see what is wrong in shared sections: on the first page that uses them. */
export function shownOn(sources: Sources, diagnostics: readonly Diagnostic[]): (one: Diagnostic) => Shown | null {
  const isShared = ({ file, pointer }: Diagnostic) => file === sources.config.path && split(pointer)[0] === 'shared'
  // Most sites have nothing wrong in there, and many pages to look through.
  const first = diagnostics.some(isShared) ? firstUses(sources) : new Map<string, Shown>()
  return (one) => {
    const [, name = '', ...way] = isShared(one) ? split(one.pointer) : []
    const use = first.get(name)
    return use ? { ...use, at: join(use.at, ...way) } : null
  }
}

function firstUses(sources: Sources): Map<string, Shown> {
  const first = new Map<string, Shown>()
  for (const { page, at } of pagesOf(sources)) {
    if (typeof page.path !== 'string') continue
    for (const [section, entry] of listIn(page, 'sections').entries())
      if (isObject(entry) && typeof entry.use === 'string' && !first.has(entry.use))
        first.set(entry.use, { page: page.path, section, at: join(at, 'sections', section) })
  }
  return first
}
