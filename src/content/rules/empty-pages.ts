import { isTimed } from '../times/span.ts'
import { shownAt } from '../times/zone.ts'
import { periodsOf } from './lib/periods.ts'
import type { Rule } from './rule.ts'

export const emptyPages: Rule = {
  id: 'empty-pages',
  severity: 'warning',
  describe: 'At any time something is left on each page when its drafts and empty lists are kept out.',
  check({ pagePlaces, clock }, report) {
    for (const [contentPage, place] of pagePlaces) {
      if (contentPage.facts) continue
      const { page, sections, ...rest } = contentPage
      // Quick, because nearly all pages have a section that is always there.
      if (page.draft || sections.some(({ section }) => !section.draft && !isTimed(section))) continue
      const published = sections.filter(({ section }) => !section.draft)
      if (published.length === 0) {
        const why = sections.length === page.sections.length ? 'drafts' : 'drafts or lists that find nothing'
        report(place, page, 'path', {
          message: `All sections of ${page.path} are ${why}: visitors would find an empty page.`,
          hint: 'Publish a section, or mark the page itself as a draft.',
        })
        continue
      }
      const empty = periodsOf({ page, sections: published, ...rest }, clock).find(
        ({ sections }) => sections.length === 0,
      )
      if (!empty) continue
      const since = empty.from === clock.moment ? 'Now' : `From ${shownAt(empty.from, clock.zone)} on`
      report(place, page, 'path', {
        message: `${since} no section of ${page.path} is due: visitors would find an empty page.`,
        hint: 'Give the page itself the times of its sections, or add a section that stays.',
      })
    }
  },
}
