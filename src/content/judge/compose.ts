import type { Section, SharedUse } from '../../generated/types.ts'
import { type ContentPage, isUse, type PageSection } from './content.ts'

/** A shared section as one page has it: the fields under "with" replace its own, each as a whole. */
export function mergeUse(shared: Section, use: SharedUse): Section {
  const { use: _, with: replaced, ...own } = use
  if (replaced === undefined && Object.keys(own).length === 0) return shared
  // Whether the outcome is still a section is for the schema to say.
  return { ...shared, ...replaced, ...own }
}

/** Puts the sections of a page in their places. An entry whose shared section is unknown is left out. */
export function composeSections(page: ContentPage, shared: Record<string, Section>): PageSection[] {
  const placed: PageSection[] = []
  for (const [index, entry] of page.page.sections.entries()) {
    if (!isUse(entry)) placed.push({ page, index, section: entry, shared: null })
    else {
      const original = Object.hasOwn(shared, entry.use) ? shared[entry.use] : undefined
      if (original) placed.push({ page, index, section: mergeUse(original, entry), shared: entry.use })
    }
  }
  return placed
}
