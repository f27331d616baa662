import type { Section } from '../../generated/types.ts'
import type { Place, Survey } from '../survey.ts'

/** Every section as it is written: the shared ones once, those on pages, and shared ones where a page changes them. */
export function* eachSection(site: Survey): Generator<{ section: Section; place: Place }> {
  for (const [name, place] of site.sharedPlaces) {
    const section = site.shared[name]
    if (section) yield { section, place }
  }
  for (const [placed, place] of site.sectionPlaces) {
    if (placed.shared === null || placed.section !== site.shared[placed.shared])
      yield { section: placed.section, place }
  }
}
