import type { Rule } from './rule.ts'
import { allRead } from './variables.ts'

export const orphanPages: Rule = {
  id: 'orphan-pages',
  severity: 'warning',
  describe: 'A link leads to every page.',
  check(site, report) {
    if (!allRead(site)) return
    const reached = new Set<string>(['/'])
    for (const { href, written } of site.links) {
      if (!href.startsWith('/')) continue
      let target = site.leadsTo(href)
      if (target.kind === 'redirect') target = site.leadsTo(target.to)
      // A page's link to itself brings nobody to it.
      if (target.kind === 'page' && target.page !== written.place.page) reached.add(target.page.page.path)
    }
    for (const [{ page }, place] of site.pagePlaces) {
      if (reached.has(page.path) || page.draft || page.noindex) continue
      report(place, page, 'path', {
        message: `No link leads to ${page.path}.`,
        hint: 'Link to it from another page, the header or the footer, or set "noindex" when it is found some other way.',
      })
    }
  },
}
