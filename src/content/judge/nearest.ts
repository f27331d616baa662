import { closest, distance } from 'fastest-levenshtein'

/** The word that was most likely meant, if one is near: a third of its letters may differ. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || word.length > 100) return undefined
  const same = known.find((other) => sameWord(other, word))
  if (same) return same
  const small = word.toLowerCase()
  const found = closest(small, known)
  const allowed = Math.max(1, Math.floor(Math.max(word.length, found.length) / 3))
  return distance(small, found) <= allowed
    ? found
    : (known.find((other) => swapped(small, other.toLowerCase())) ?? onlyWith(word, known))
}

/** The word that was surely meant: the same but for capitals and hyphens, or the only one that is a slip away and then fits. */
export function sure(word: string, known: readonly string[], fits: (meant: string) => boolean): string | undefined {
  const same = known.find((other) => sameWord(other, word))
  if (same !== undefined) return same
  const near = known.filter((other) => oneSlip(word, other))
  return near.length === 1 ? near.find(fits) : undefined
}

/** Whether only one letter differs, is missing or too much, or two neighbours have changed places. */
export function oneSlip(one: string, other: string): boolean {
  // 3: of two letters, half would be another word.
  if (Math.min(one.length, other.length) < 3 || Math.abs(one.length - other.length) > 1) return false
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return distance(a, b) === 1 || swapped(a, b)
}

function swapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const back = `${one.slice(0, at)}${one.charAt(at + 1)}${one.charAt(at)}${one.slice(at + 2)}`
  return at !== -1 && back === other
}

/** The only word that has this one as a part: "shield-check" for "shield". */
function onlyWith(word: string, known: readonly string[]): string | undefined {
  const parts = known.filter((other) => word.length > 2 && other.split('-').includes(word))
  return parts.length === 1 ? parts[0] : undefined
}

/** The only word that stands, as a whole one, in what was written: "month" in "per month". */
export function onlyInside(written: string, known: readonly string[]): string | undefined {
  const parts = written.toLowerCase().split(/[^a-z0-9]+/)
  const found = known.filter((word) => parts.includes(word))
  return found.length === 1 ? found[0] : undefined
}

/** Whether two words differ only in capitals, hyphens and the like. Between names that authors gave, nothing else is sure. */
export function sameWord(one: string, other: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  return plain(one) === plain(other) && plain(one) !== ''
}

/** The known words in the order of likeness. */
export function byLikeness(word: string, known: readonly string[]): string[] {
  return known
    .map((other, index) => ({
      other,
      index,
      far: other.includes(word) ? 0 : distance(word.toLowerCase(), other.toLowerCase()),
    }))
    .sort((a, b) => a.far - b.far || a.index - b.index)
    .map(({ other }) => other)
}

/** 200: who misspells more names than that has another problem, and each look at ten thousand names takes a millisecond. */
const mostLooks = 200

/** Finds what was meant among many names. */
export function createSuggester(names: () => readonly string[]): (word: string) => string | undefined {
  const found = new Map<string, string | undefined>()
  let list: readonly string[] | undefined
  return (word) => {
    if (!found.has(word) && found.size < mostLooks) {
      list ??= names()
      found.set(word, nearest(word, list))
    }
    return found.get(word)
  }
}
