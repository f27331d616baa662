import type { SiteWords } from '../../generated/types.ts'
import { usualWords, type Words } from '../../generated/words.ts'
import { fillText, mentions } from '../text/variables.ts'

type Texts = Readonly<Record<string, string>>

/** All words of the interface: those of a site with its variables filled in, and the usual ones where it has none. */
export function wordsOf(own: SiteWords = {}, variables: Texts = {}): Words {
  const groups = Object.entries(usualWords).map(([name, usual]) => {
    const written = own[name as keyof Words] as Texts | undefined
    return [name, fillGroup(usual, written, variables)]
  })
  // The same groups with the same names: Object.fromEntries forgets which.
  return Object.fromEntries(groups) as Words
}

function fillGroup(usual: Texts, own: Texts = {}, variables: Texts): Texts {
  const filled = Object.entries(own).map(([name, text]) => {
    // The places that the usual text has stay, also beside a variable of that name.
    const places = mentions(usual[name] ?? '').map((place) => [place.name, `{${place.name}}`])
    return [name, fillText(text, { ...variables, ...Object.fromEntries(places) })]
  })
  return { ...usual, ...Object.fromEntries(filled) }
}
