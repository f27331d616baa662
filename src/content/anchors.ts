import type { ContentPage, Placed } from './content.ts'
import { sectionIds } from './ids.ts'
import type { Survey, Written } from './survey.ts'

/** An id on a page. */
export interface Anchor {
  id: string
  placed: Placed
  /** Where an author wrote it; null when it is made from the section's type. */
  written: Written | null
}

const gathered = new WeakMap<Survey, Map<ContentPage, Written[]>>()

/** All ids on a page, in the order of the page. */
export function anchorsOf(site: Survey, page: ContentPage): Anchor[] {
  let byPage = gathered.get(site)
  if (!byPage) {
    byPage = new Map()
    for (const id of site.ids) {
      if (!id.place.page) continue
      const list = byPage.get(id.place.page)
      if (list) list.push(id)
      else byPage.set(id.place.page, [id])
    }
    gathered.set(site, byPage)
  }
  const written = byPage.get(page) ?? []
  const sections = page.sections.map(({ section }) => section)
  const made = sectionIds(sections).flatMap((id, index): Anchor[] => {
    const placed = page.sections[index]
    return placed && placed.section.id === undefined ? [{ id, placed, written: null }] : []
  })
  const own = written.flatMap((id): Anchor[] =>
    id.place.placed ? [{ id: id.value, placed: id.place.placed, written: id }] : [],
  )
  return [...made, ...own].sort((a, b) => a.placed.index - b.placed.index)
}
