import { closest, distance } from 'fastest-levenshtein'

/** The word that was most likely meant, if one is near: a third of its letters may differ. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || word.length > 100) return undefined
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const same = known.find((other) => plain(other) === plain(word) && plain(word) !== '')
  if (same) return same
  const found = closest(word.toLowerCase(), known as string[])
  return distance(word.toLowerCase(), found) <= Math.max(1, Math.floor(Math.max(word.length, found.length) / 3))
    ? found
    : undefined
}

/** The known words in the order of likeness. */
export function byLikeness(word: string, known: readonly string[]): string[] {
  return known
    .map((other, index) => ({ other, index, far: distance(word.toLowerCase(), other.toLowerCase()) }))
    .sort((a, b) => a.far - b.far || a.index - b.index)
    .map(({ other }) => other)
}
