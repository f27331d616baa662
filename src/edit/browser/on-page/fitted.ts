import type { Written } from './written.ts'

/** What stands in a place of the page, by what it shows. */
interface Drawn {
  readonly key: string
  /** What it is a part of. */
  readonly inside?: Drawn | undefined
}

/**
 * Which field each thing on the page was made of. What is there once on both sides is sure; where the same words are written
 * or drawn several times, they go by their order, or by the entry that surely stands beside them. What a component says by
 * itself, and what comes from elsewhere, was made of none.
 */
export function fitted<D extends Drawn>(written: readonly Written[], all: readonly D[]): Map<D, Written> {
  const fields = byKey(written.flatMap((one) => one.keys.map((key) => ({ key, one }))))
  // A part of what has a field is that field's, whatever else has the same words.
  const isPart = ({ inside }: Drawn): boolean => inside !== undefined && (fields.has(inside.key) || isPart(inside))
  const drawn = all.filter((thing) => !isPart(thing))
  const things = byKey(drawn.map((thing) => ({ key: thing.key, one: thing })))
  const found = new Map<D, Written>()
  for (const [key, places] of things) {
    const from = fields.get(key) ?? []
    // As many here as there, or one that is shown several times.
    if (from.length === places.length || from.length === 1)
      for (const [index, place] of places.entries()) {
        const field = from[from.length === 1 ? 0 : index]
        if (field) found.set(place, field)
      }
  }
  const sure = drawn.map((thing) => found.get(thing))
  for (const [index, thing] of drawn.entries()) {
    const from = fields.get(thing.key) ?? []
    if (found.has(thing) || from.length === 0) continue
    const before = sure.slice(0, index).findLast((field) => field !== undefined)
    const after = sure.slice(index + 1).find((field) => field !== undefined)
    const nearness = ({ at }: Written) => Math.max(shared(at, before?.at), shared(at, after?.at))
    // Among equals the first stays first.
    const [nearest] = [...from].sort((one, other) => nearness(other) - nearness(one))
    if (nearest) found.set(thing, nearest)
  }
  return found
}

function byKey<T>(pairs: readonly { key: string; one: T }[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const { key, one } of pairs) groups.set(key, [...(groups.get(key) ?? []), one])
  return groups
}

/** How many steps two pointers have in common. */
function shared(one: string, other = ''): number {
  const [steps, others] = [one.split('/'), other.split('/')]
  const differ = steps.findIndex((step, index) => step !== others[index])
  return differ === -1 ? steps.length : differ
}
