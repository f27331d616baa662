import { hiddenIn } from '../invisible.ts'
import type { BareAddress } from '../text/addresses.ts'
import { fillText, fillVariables } from '../text/variables.ts'
import type { Remark, Rule } from './rule.ts'

export const bareAddresses: Rule = {
  id: 'bare-addresses',
  severity: 'warning',
  describe: 'An address in a text is a link.',
  check({ readTexts, ownPath, settings }, report) {
    const variables = fillVariables(settings.variables ?? {})
    for (const { address, written } of readTexts) {
      if (!address) continue
      const { place, holder, key, value } = written
      const { kind, words, offset, length } = address
      const letters = value.slice(offset, offset + length)
      // A brace that is not closed takes more with it.
      const isWhole = fillText(letters, variables) === words && !/[!\\[]/.test(value.charAt(offset - 1))
      const shown = isWhole ? letters : words
      const own = ownPath(words)
      report(place, holder, key, {
        message: `Visitors can read "${shown}" but not follow it: it is no link.`,
        hint: own === undefined ? 'A link is [words](https://…) or [words](mailto:…).' : `A link is [words](${own}).`,
        fix: isWhole && own === undefined && !hiddenIn(letters) ? linked(kind, letters) : undefined,
        part: address,
      })
    }
  },
}

/** The address as a link with itself as its words; one that is not encrypted may not be reached otherwise. */
function linked(kind: BareAddress['kind'], letters: string): Remark['fix'] {
  if (letters.startsWith('http:')) return undefined
  const web = letters.startsWith('https:') ? letters : `https://${letters}`
  const href = kind === 'mail' ? `mailto:${letters}` : web
  const label = kind === 'mail' ? letters : letters.replace(/^https:\/\//, '').replace(/^www\./, '')
  return { title: 'make it a link', change: { letters: `[${label}](${href})` } }
}
