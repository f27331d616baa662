import { remarkOn } from './lib/marks.ts'
import type { Rule } from './rule.ts'

export const markup: Rule = {
  id: 'markup',
  severity: 'error',
  describe: 'Texts hold no HTML and no signs that visitors would read, and links and emphasis in them are whole.',
  check(site, report) {
    for (const { mistake, written } of site.readTexts) {
      if (!mistake) continue
      const { place, holder, key } = written
      const { offset, length } = mistake
      report(place, holder, key, { ...remarkOn(mistake, written), part: { offset, length } })
    }
  },
}
