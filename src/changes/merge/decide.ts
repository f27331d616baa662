import { get, join, split } from '../../content/json/pointer.ts'
import { valueIn } from '../../content/json/value-in.ts'
import { change } from '../../content/operations/change.ts'
import type { Operation } from '../../content/operations/operations.ts'
import { Impossible } from '../../content/operations/tree.ts'
import type { Conflict, NumberedConflict } from '../../content/read/undecided.ts'
import { isSame } from '../match/same.ts'

/** A file with theirs in the places of some of its conflicts, and where the others are then. Refused where it has changed since. */
export function takeTheirs(
  text: string,
  conflicts: readonly NumberedConflict[],
  chosen: readonly NumberedConflict[],
): { text: string; left: NumberedConflict[] } {
  let left = conflicts.filter((conflict) => !chosen.includes(conflict))
  let now = text
  const before = chosen.length > 0 ? valueIn(text) : undefined
  let coming = chosen.map((conflict) => placed(conflict, before))
  // The last first: what is removed from a list leaves the places before it.
  for (let conflict = coming.pop(); conflict; conflict = coming.pop()) {
    const value = valueIn(now)
    const [operation] = operationFor(conflict, value)
    if (
      (operation?.op === 'remove' || operation?.op === 'insert') &&
      Array.isArray(get(value, split(operation.at).slice(0, -1)))
    ) {
      const { op, at } = operation
      const { number } = conflict
      const beside = (other: NumberedConflict) =>
        op === 'insert' ? placedBeside(other, at, 1, other.number > number) : placedBeside(other, at, -1, false)
      left = left.map(beside)
      coming = coming.map(beside)
    }
    now = change(now, operation ? [operation] : []).text
  }
  return { text: now, left }
}

/** A file just merged with what was before in the places of its conflicts, but for those of places alone. */
export function takeBefore(text: string, conflicts: readonly NumberedConflict[]): string {
  const before = conflicts.flatMap((conflict): NumberedConflict[] => {
    const { kind, base } = conflict
    // Of a file that is new on both sides there is nothing before.
    if (kind === 'moved' || (kind === 'changed' && base === undefined)) return []
    if (kind === 'added') return [{ ...conflict, kind: 'removed-there' }]
    return [{ ...conflict, kind: kind === 'removed-there' ? 'changed' : kind, theirs: base }]
  })
  return takeTheirs(text, before, before).text
}

/** Whether no machine can put theirs in the place of ours. */
export function isByHand(kind: Conflict['kind']): boolean {
  return kind === 'moved' || kind === 'unmerged'
}

function operationFor({ at, kind, place, ours, theirs }: Conflict, value: unknown): Operation[] {
  const there = get(value, split(at))
  if (isByHand(kind)) throw new Impossible(at, 'this has to be done by hand.')
  const changed = new Impossible(at, 'this has changed since the merge: write there what is right.')
  if (kind === 'removed-here') {
    if (Array.isArray(there))
      return [{ op: 'insert', at: join(at, Math.min(place ?? there.length, there.length)), value: theirs }]
    // An entry is nothing without its list.
    if (place !== undefined) throw changed
    return [{ op: 'insert', at, value: theirs }]
  }
  if (!isSame(there, ours)) throw changed
  return [kind === 'removed-there' ? { op: 'remove', at } : { op: 'set', at, value: theirs }]
}

/** A conflict with a place, which those have not that were noted without one: what is removed then comes back to the end. */
function placed(conflict: NumberedConflict, value: unknown): NumberedConflict {
  if (conflict.kind !== 'removed-here' || conflict.place !== undefined) return conflict
  const list = get(value, split(conflict.at))
  return Array.isArray(list) ? { ...conflict, place: list.length } : conflict
}

/** A conflict with its place once an entry of a list has come, or has gone; `isBelow`: one at the entry's own place stands below it. */
function placedBeside<Of extends Conflict>(conflict: Of, entry: string, by: 1 | -1, isBelow: boolean): Of {
  const [steps, around] = [split(conflict.at), split(entry)]
  const depth = around.length - 1
  const index = Number(around[depth])
  if (!around.slice(0, depth).every((step, at) => steps[at] === step)) return conflict
  const { place } = conflict
  if (steps.length === depth)
    return place !== undefined && place >= index + (isBelow ? 0 : 1) ? { ...conflict, place: place + by } : conflict
  const own = Number(steps[depth])
  const isLater = by === 1 ? own >= index : own > index
  return isLater ? { ...conflict, at: join('', ...steps.with(depth, String(own + by))) } : conflict
}
