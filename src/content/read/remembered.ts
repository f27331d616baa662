import { isObject } from '../../is-object.ts'
import { get } from '../json/pointer.ts'
import type { PageFacts } from './page-facts.ts'
import { pagesOf } from './pages-of.ts'
import type { Sources } from './source-file.ts'

/** What all facts of pages depend on beside the pages themselves. */
interface Around {
  readonly settings: unknown
  readonly shared: unknown
  readonly publicFiles: Sources['publicFiles']
  readonly pictures: Sources['pictures']
}

/** The facts of pages that were judged, by what was read of them; null of one of which more was asked than they tell. */
export interface FactsMemory {
  judged?: { readonly around: Around; readonly pages: WeakMap<object, PageFacts | null> } | undefined
}

/**
 * Sources of which pages are known by facts, where they are the same objects that were judged before, and so is all around
 * them. Like facts that are kept on the disk they only tell that there is nothing to say.
 */
export function remembered(sources: Sources, memory: FactsMemory): Sources {
  const { publicFiles, pictures } = sources
  const { value } = sources.config.parsed
  const around = { settings: get(value, ['site']), shared: get(value, ['shared']), publicFiles, pictures }
  // Nothing is known of pages without settings.
  if (around.settings === undefined) return sources
  if (!memory.judged || !isSame(around, memory.judged.around)) memory.judged = { around, pages: new WeakMap() }
  const { pages: known } = memory.judged
  const pages = pagesOf(sources)
  for (const page of pages) {
    page.made = ''
    page.facts = factsOf(page.value)
  }
  return { ...sources, pages, keepFacts: async (facts) => keep(facts) }

  function factsOf(value: unknown): PageFacts | undefined {
    return isObject(value) ? (known.get(value) ?? undefined) : undefined
  }

  function keep(facts: ReadonlyMap<unknown, PageFacts>): void {
    // Too little could be read for any rule to judge.
    if (facts.size === 0) return
    for (const page of pages) {
      const taken = facts.get(page)
      const { value } = page
      if (!isObject(value)) continue
      // What was asked for of a page once will be asked for again.
      if (taken) known.set(value, known.has(value) && !page.facts ? null : taken)
      else known.delete(value)
    }
  }
}

function isSame(one: Around, other: Around): boolean {
  return (
    one.settings === other.settings &&
    one.shared === other.shared &&
    one.pictures === other.pictures &&
    one.publicFiles.size === other.publicFiles.size &&
    [...one.publicFiles].every((file) => other.publicFiles.has(file))
  )
}
