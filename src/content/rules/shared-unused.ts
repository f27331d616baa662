import { isUse } from '../judge/content.ts'
import { isWhole } from './lib/whole.ts'
import type { Rule } from './rule.ts'

export const sharedUnused: Rule = {
  id: 'shared-unused',
  severity: 'warning',
  describe: 'Every shared section is on a page.',
  check(site, report) {
    if (!isWhole(site)) return
    // Also one that is left out while its source finds nothing.
    const used = new Set(
      site.pages.flatMap(({ facts, page }) => facts?.uses ?? page.sections.filter(isUse).map(({ use }) => use)),
    )
    for (const [name, place] of site.sharedPlaces) {
      if (used.has(name)) continue
      report(place, place.root, null, {
        on: 'name',
        message: `No page uses the shared section "${name}".`,
        hint: `Put { "use": "${name}" } on a page, or remove it.`,
      })
    }
  },
}
