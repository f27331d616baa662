import { lacksHome } from './home-page.ts'
import { unreachedPages } from './lib/unreached.ts'
import { isWhole } from './lib/whole.ts'
import type { Rule } from './rule.ts'

export const orphanPages: Rule = {
  id: 'orphan-pages',
  severity: 'warning',
  describe: 'A link leads to every page.',
  check(site, report) {
    // Visitors begin at the first page: without one, all others seem out of reach.
    if (!isWhole(site) || lacksHome(site)) return
    // A list that is mended may lead to all of them.
    if (site.faults.some(({ at }) => !('path' in at))) return
    for (const unreached of unreachedPages(site)) {
      const place = site.pagePlaces.get(unreached)
      if (!place) continue
      report(place, unreached.page, 'path', {
        message: `No link leads to ${unreached.page.path}.`,
        hint: 'Link to it from another page, the header or the footer, or set "noindex" when it is found some other way.',
      })
    }
  },
}
