import { sectionIds } from '../ids.ts'
import type { ContentPage, PageSection } from '../judge/content.ts'
import { headingsOf } from '../text/article-headings.ts'
import { fill, fillVariables } from '../text/variables.ts'
import type { Survey } from './survey.ts'
import type { Written } from './written.ts'

/** An id on a page. */
export interface Anchor {
  id: string
  placed: PageSection
  /** Where an author wrote it; null when it is made from the section's type, or of a heading's words. */
  written: Written | null
}

/** All ids on a page, or in some sections of it, in the order of the page. */
export function anchorsOf(site: Survey, page: ContentPage, sections: readonly PageSection[] = page.sections): Anchor[] {
  const ids = sectionIds(sections.map(({ section }) => section))
  const made = sections.flatMap((placed, index): Anchor[] =>
    placed.section.id === undefined ? [{ id: ids[index] ?? '', placed, written: null }] : [],
  )
  const headings = sections.flatMap((placed, index) => {
    if (placed.section.type !== 'article') return []
    const { parts } = fill(placed.section, fillVariables(site.settings.variables ?? {}))
    return headingsOf(parts, ids[index] ?? '')
      .flat()
      .map(({ id }): Anchor => ({ id, placed, written: null }))
  })
  const own = (site.idsOn.get(page) ?? []).flatMap((id): Anchor[] =>
    id.place.placed && sections.includes(id.place.placed)
      ? [{ id: id.value, placed: id.place.placed, written: id }]
      : [],
  )
  return [...made, ...headings, ...own].sort((a, b) => a.placed.index - b.placed.index)
}

/** Whether an id could stand on a page twice. Quick, because on nearly all pages none does. */
export function mayRepeat(site: Survey, page: ContentPage): boolean {
  const ids = site.idsOn.get(page) ?? []
  for (let index = 0; index < ids.length; index++) {
    const value = ids[index]?.value ?? ''
    for (let other = 0; other < index; other++) if (ids[other]?.value === value) return true
    for (const { section } of page.sections) {
      if (value.startsWith(section.type)) return true
      if (section.type === 'article' && value.startsWith(`${section.id}-`)) return true
    }
  }
  return false
}
