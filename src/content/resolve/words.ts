import type { SiteWords } from '../../generated/types.ts'
import { usualWords, type Words } from '../../generated/words.ts'

/** All words of the interface: those of a site, and the usual ones where it has none. */
export function wordsOf(own: SiteWords = {}): Words {
  const groups = Object.entries(usualWords).map(([name, usual]) => [name, { ...usual, ...own[name as keyof Words] }])
  // The same groups with the same names: Object.fromEntries forgets which.
  return Object.fromEntries(groups) as Words
}
