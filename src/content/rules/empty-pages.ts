import type { Rule } from './rule.ts'

export const emptyPages: Rule = {
  id: 'empty-pages',
  severity: 'warning',
  describe: 'Something is left on each page when its drafts and empty lists are kept out.',
  check(site, report) {
    for (const [{ page, sections }, place] of site.pagePlaces) {
      if (page.draft || sections.some(({ section }) => !section.draft)) continue
      const why = sections.length === page.sections.length ? 'drafts' : 'drafts or lists that find nothing'
      report(place, page, 'path', {
        message: `All sections of ${page.path} are ${why}: visitors would find an empty page.`,
        hint: 'Publish a section, or mark the page itself as a draft.',
      })
    }
  },
}
