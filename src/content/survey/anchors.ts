import { sectionIds } from '../ids.ts'
import type { ContentPage, PageSection } from '../judge/content.ts'
import type { Survey } from './survey.ts'
import type { Written } from './written.ts'

/** An id on a page. */
export interface Anchor {
  id: string
  placed: PageSection
  /** Where an author wrote it; null when it is made from the section's type. */
  written: Written | null
}

/** All ids on a page, or in some sections of it, in the order of the page. */
export function anchorsOf(site: Survey, page: ContentPage, sections: readonly PageSection[] = page.sections): Anchor[] {
  const ids = sectionIds(sections.map(({ section }) => section))
  const made = sections.flatMap((placed, index): Anchor[] =>
    placed.section.id === undefined ? [{ id: ids[index] ?? '', placed, written: null }] : [],
  )
  const own = (site.idsOn.get(page) ?? []).flatMap((id): Anchor[] =>
    id.place.placed && sections.includes(id.place.placed)
      ? [{ id: id.value, placed: id.place.placed, written: id }]
      : [],
  )
  return [...made, ...own].sort((a, b) => a.placed.index - b.placed.index)
}

/** Whether an id could stand on a page twice. Quick, because on nearly all pages none does. */
export function mayRepeat(site: Survey, page: ContentPage): boolean {
  const ids = site.idsOn.get(page) ?? []
  for (let index = 0; index < ids.length; index++) {
    const value = ids[index]?.value ?? ''
    for (let other = 0; other < index; other++) if (ids[other]?.value === value) return true
    for (const { section } of page.sections) if (value.startsWith(section.type)) return true
  }
  return false
}
