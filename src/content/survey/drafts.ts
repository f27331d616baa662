import type { Place } from './written.ts'

/** Whether a page or a section is kept out of the published site. */
export function isDraft({ page, placed, root }: Pick<Place, 'page' | 'placed' | 'root'>): boolean {
  return page?.page.draft === true || (placed ? placed.section.draft === true : 'draft' in root && root.draft === true)
}
