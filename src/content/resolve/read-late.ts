import type { Page, Section } from '../../generated/types.ts'
import { composeSections } from '../judge/compose.ts'
import type { ContentPage } from '../judge/content.ts'
import { withLateSections } from '../late-sections.ts'
import type { PageFacts } from '../read/page-facts.ts'
import { fill } from '../text/variables.ts'
import type { SitePage } from './site.ts'

/** A page of which only facts are known, ready to be drawn: its file is read when its sections are asked for. */
export function readLate(
  { source }: ContentPage,
  facts: PageFacts,
  shared: Record<string, Section>,
  variables: Record<string, string>,
): SitePage {
  const { file, pointer, made } = source
  const known = { ...fill(facts.head, variables), file: file.path, pointer, facts, ...(made !== undefined && { made }) }
  // Once they are drawn nobody asks for them again: thousands of pages are not to be in memory at once.
  let sections: WeakRef<SitePage['sections']> | undefined
  return withLateSections(known, () => {
    const drawn = sections?.deref()
    if (drawn) return drawn
    const made = fill(read(), variables)
    sections = new WeakRef(made)
    source.forget()
    return made
  })

  function read(): Section[] {
    const written: ContentPage = { page: source.value as Page, source, sections: [] }
    return composeSections(written, shared).map(({ section }) => section)
  }
}
