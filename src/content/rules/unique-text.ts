import { lettersIn } from '../../letters.ts'
import { many } from '../../many.ts'
import { fillText, fillVariables } from '../text/variables.ts'
import type { Rule } from './rule.ts'

/** Letters that take twice the room of others: search results cut by what fits on a line. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

interface Options {
  id: string
  field: 'title' | 'description'
  describe: string
  shortest: number
  longest: number
}

/** How long a text may be, and how long it should be at least. */
function limitsOf(text: string, { shortest, longest }: Options) {
  const isWide = (text.match(wide)?.length ?? 0) > lettersIn(text) / 2
  return isWide ? { least: Math.ceil(shortest / 2), most: Math.floor(longest / 2) } : { least: shortest, most: longest }
}

/** A rule for what search results show of a page. Pages that they do not show are free. */
export function uniqueText(options: Options): Rule {
  const { id, field, describe } = options
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
        const { least, most } = limitsOf(text, options)
        const letters = lettersIn(text)
        const same = text.toLowerCase()
        const first = seen.get(same)
        seen.set(same, first ?? page.path)
        if (first !== undefined && first !== page.path) {
          report(place, page, field, {
            message: `This ${field} is also that of ${first}.`,
            hint: 'In search results the two could not be told apart.',
          })
        } else if (letters < least) {
          report(place, page, field, {
            severity: 'warning',
            message: `This ${field} has ${many(letters, 'letter')}; ${least} to ${most} are best.`,
            hint: 'Say more of what visitors find here.',
          })
        } else if (letters > most) {
          report(place, page, field, {
            severity: 'warning',
            message: `This ${field} has ${letters} letters; search results cut it after about ${most}.`,
            hint: `Shorten it by ${letters - most}.`,
          })
        }
      }
    },
  }
}
