import { isObject } from '../../is-object.ts'
import { type Matched, matchLists } from '../match/lists.ts'

/** Which entries of a list became which, where what was written anew in a place counts as changed, however unlike it is. */
export function pairsIn(base: readonly unknown[], side: readonly unknown[]): Matched {
  const { pairs, removed, added } = matchLists(base, side)
  const before = new Map(pairs.map((pair) => [pair.after, pair.before]))
  const removedLeft = new Set(removed)
  const replaced = added.flatMap((after) => {
    const place = (before.get(after - 1) ?? -1) + 1
    if (!removedLeft.has(place) || kindOf(base[place]) !== kindOf(side[after])) return []
    removedLeft.delete(place)
    before.set(after, place)
    return [{ before: place, after }]
  })
  const taken = new Set(replaced.map(({ after }) => after))
  return {
    pairs: [...pairs, ...replaced].sort((a, b) => a.after - b.after),
    removed: [...removedLeft],
    added: added.filter((index) => !taken.has(index)),
  }
}

/** What a value is: of an object what it says itself. Things of different kinds are changed as a whole. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  if (!isObject(value)) return typeof value
  const { type, kind, use } = value
  return JSON.stringify([type, kind, use])
}

/** The name that a new entry is known by. */
export function nameOf(value: unknown): string | undefined {
  if (!isObject(value)) return undefined
  const name = ['id', 'path', 'name', 'from'].find((field) => typeof value[field] === 'string')
  return name && JSON.stringify([name, value[name]])
}
