import { fillerIn } from '../text/filler.ts'
import { languageOf } from './lib/language-of.ts'
import type { Rule } from './rule.ts'

export const filler: Rule = {
  id: 'filler',
  severity: 'warning',
  describe: 'No text only fills a place.',
  check({ texts, settings }, report) {
    const language = languageOf(settings)
    for (const { value, kind, place, holder, key } of texts) {
      const found = kind === 'href' || kind === 'code' ? undefined : fillerIn(value, key, language)
      if (!found) continue
      report(place, holder, key, {
        message: `"${found.words}" only fills the place of a text.`,
        hint: 'Write what visitors should read, or keep the section back with "draft": true.',
        part: { offset: found.offset, length: found.words.length },
      })
    }
  },
}
