import type { Article } from '../../generated/types.ts'
import { sectionsOf } from '../survey/survey.ts'
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
        const day = article[key]
        if (day === undefined) continue
        if (!isDay(day))
          report(place, article, key, { message: `There is no day "${day}".`, hint: 'Look at a calendar.' })
        else if (isToCome(day) && !page.draft)
          report(place, article, key, {
            severity: 'warning',
            message: `The day ${day} is still to come, and the page is published with the next build.`,
            hint: 'Look at the year, or keep the page back until then with "draft": true.',
          })
      }
      if (isEarlier(article))
        report(place, article, 'updated', {
          message: `This is before the article was published, on ${article.published}.`,
          hint: 'Write the day of the last change, or leave "updated" out.',
        })
    }
    const seen = new Map<object, number>()
    for (const { section, place } of sectionsOf(site, 'accordion')) {
      const { page, placed } = place
      if (!section.forSearch || !page || !placed) continue
      const first = seen.get(page)
      seen.set(page, first ?? placed.index)
      if (first !== undefined)
        report(place, section, 'forSearch', {
          message: `Section ${first + 1} of this page is told to search engines as its questions already.`,
          hint: 'Keep "forSearch" in one of them.',
        })
    }
  },
}

function isEarlier({ published, updated }: Article): boolean {
  return updated !== undefined && updated < published
}

/** Whether a day has not begun anywhere: at the date line it begins 14 hours before Greenwich. */
function isToCome(day: string): boolean {
  return day > new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
}

/** Whether a calendar has this day: the 31st of February becomes one in March. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
