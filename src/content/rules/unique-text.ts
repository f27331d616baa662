import { fillText, fillVariables } from '../text/variables.ts'
import type { Rule } from './rule.ts'

interface Options {
  id: string
  field: 'title' | 'description'
  describe: string
  shortest: number
  longest: number
}

/** A rule for what search results show of a page. Pages that they do not show are free. */
export function uniqueText({ id, field, describe, shortest, longest }: Options): Rule {
  return {
    id,
    severity: 'error',
    describe,
    check(site, report) {
      const variables = fillVariables(site.settings.variables ?? {})
      const seen = new Map<string, string>()
      for (const [{ page }, place] of site.pagePlaces) {
        if (page.noindex || page.draft) continue
        const text = fillText(page[field], variables).trim()
        const same = text.toLowerCase()
        const first = seen.get(same)
        seen.set(same, first ?? page.path)
        if (first !== undefined && first !== page.path) {
          report(place, page, field, {
            message: `This ${field} is also that of ${first}.`,
            hint: 'In search results the two could not be told apart.',
          })
        } else if (text.length < shortest) {
          report(place, page, field, {
            severity: 'warning',
            message: `This ${field} has ${text.length} letters; ${shortest} to ${longest} are best.`,
            hint: 'Say more of what visitors find here.',
          })
        } else if (text.length > longest) {
          report(place, page, field, {
            severity: 'warning',
            message: `This ${field} has ${text.length} letters; search results cut it after about ${longest}.`,
            hint: `Shorten it by ${text.length - longest}.`,
          })
        }
      }
    },
  }
}
