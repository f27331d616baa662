import { closest, distance } from 'fastest-levenshtein'
import { type Icon, icons } from './icons.ts'
import { type SectionType, types } from './types.ts'
import { has, hasAll, wordsOf } from './words.ts'

/** A type that a search has found, and why, where one does not see it. */
export interface FoundType {
  readonly type: SectionType
  readonly because: string | undefined
}

/** How a type was found by a word: the lower the rank, the likelier it is meant. */
interface Hit {
  readonly rank: number
  readonly because?: string | undefined
}

/** Of fields' other words: "items" are also "questions" and "images", so these count where nothing else was found. */
const remote = 4

/** The types that have all words of a search: in what they are called, what is said of them, and their fields; the likeliest first. */
export function findTypes(search: string): readonly FoundType[] {
  const words = wordsOf(search)
  const found = types.flatMap((type) => {
    const hits = words.map((word) => hitOf(type, word)).filter((hit) => hit !== undefined)
    const because = hits.find((hit) => hit.because !== undefined)?.because
    return hits.length < words.length ? [] : [{ type, because, rank: Math.max(0, ...hits.map(({ rank }) => rank)) }]
  })
  const near = found.filter(({ rank }) => rank < remote)
  return (near.length > 0 ? near : found).sort((a, b) => a.rank - b.rank)
}

function hitOf({ name, aliases, summary, description, fields }: SectionType, word: string): Hit | undefined {
  // Tabs are no table.
  if (has(name, word)) return { rank: wordsOf(name).includes(word) ? 0 : 0.5 }
  const called = (alias: string) => wordsOf(alias).join(' ') === word
  const alias = aliases.find(called) ?? aliases.find((alias) => has(alias, word))
  // Fees are no feedback, and products no product tour.
  if (alias !== undefined)
    return { rank: called(alias) ? 1 : 1.5, because: has(summary, word) ? undefined : `Found as "${alias}"` }
  if (has(`${summary} ${description}`, word)) return { rank: 2 }
  const field = fields.find((field) => has(field.name, word))
  if (field) return { rank: 3, because: `Has the field "${field.name}"` }
  const meant = fields.find((field) => field.aliases.some((alias) => has(alias, word)))
  return meant && { rank: remote, because: `Has the field "${meant.name}"` }
}

/** The icons that have all words of a search, in their names and in what they stand for. */
export function findIcons(search: string): readonly Icon[] {
  return icons.filter(({ name, meaning }) => hasAll(`${name} ${meaning}`, search))
}

/** What may have been meant by a search that finds nothing. */
export function nearestSearch(search: string): string | undefined {
  const word = wordsOf(search).find((word) => findTypes(word).length === 0) ?? ''
  const known = types.flatMap(({ name, aliases }) => [name, ...aliases])
  const nearest = closest(word, known)
  return word.length > 2 && distance(word, nearest) <= word.length / 3 ? nearest : undefined
}
