import type { Rule } from './rule.ts'

export const sources: Rule = {
  id: 'sources',
  severity: 'error',
  describe: 'A source finds entries, and each of them fits its list.',
  check(site, report) {
    if (site.faults.length === 0) return
    const pages = new Map(Array.from(site.pagePlaces, ([{ page }, place]) => [page, place]))
    const sections = new Map(
      Array.from(site.sectionPlaces, ([{ page, index }, place]) => [page.page.sections[index], place]),
    )
    for (const { at, holder, key, ...remark } of site.faults) {
      const place = 'path' in at ? pages.get(at) : sections.get(at.page.page.sections[at.index])
      if (place) report(place, holder, key, remark)
    }
  },
}
