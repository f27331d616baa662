import { isMadeOf, wrongAddressVariables } from './lib/address-variables.ts'
import { remarkOn } from './lib/marks.ts'
import type { Rule } from './rule.ts'

export const markup: Rule = {
  id: 'markup',
  severity: 'error',
  describe: 'Texts hold no HTML and no signs that visitors would read, and links and emphasis in them are whole.',
  check(site, report) {
    const made = wrongAddressVariables(site)
    for (const { mistake, written } of site.readTexts) {
      if (!mistake) continue
      const { place, holder, key } = written
      const { offset, length } = mistake
      // The address of this link is wrong where its variable is written.
      if (mistake.kind === 'link' && isMadeOf(written.value.slice(offset, offset + length), made)) continue
      report(place, holder, key, { ...remarkOn(mistake, written), part: { offset, length } })
    }
  },
}
