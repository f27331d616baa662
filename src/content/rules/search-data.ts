import type { Article } from '../../generated/types.ts'
import { sectionsOf } from '../survey/survey.ts'
import { isDay } from '../times/zone.ts'
import { periodsOf } from './lib/periods.ts'
import type { Rule } from './rule.ts'

export const searchData: Rule = {
  id: 'search-data',
  severity: 'error',
  describe:
    'What search engines are told is so: days exist and follow each other, and a page has one list of questions.',
  check(site, report) {
    for (const [{ page }, place] of site.pagePlaces) {
      const { article } = page
      if (!article) continue
      for (const key of ['published', 'updated'] as const) {
        if (article[key] === undefined || isDay(article[key])) continue
        report(place, article, key, { message: `There is no day "${article[key]}".`, hint: 'Look at a calendar.' })
      }
      if (isEarlier(article))
        report(place, article, 'updated', {
          message: `This is before the article was published, on ${article.published}.`,
          hint: 'Write the day of the last change, or leave "updated" out.',
        })
    }
    for (const { section, place } of sectionsOf(site, 'accordion')) {
      const { page, placed } = place
      if (!section.forSearch || !page || !placed) continue
      const periods = periodsOf(page, site.clock).filter(({ sections }) => sections.includes(placed))
      const beside = periods.flatMap(({ sections }) => sections.slice(0, sections.indexOf(placed)))
      const first = beside.find((other) => other.section.type === 'accordion' && other.section.forSearch)
      if (first)
        report(place, section, 'forSearch', {
          message: `Section ${first.index + 1} of this page is told to search engines as its questions already.`,
          hint: 'Keep "forSearch" in one of them.',
        })
    }
  },
}

function isEarlier({ published, updated }: Article): boolean {
  return updated !== undefined && updated < published
}
