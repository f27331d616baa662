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
  const ends = new Map<string, number>()
  // The last first: what is removed from a list leaves the places before it.
  for (const conflict of chosen.toReversed()) {
    const [operation] = operationFor(conflict, valueIn(now), ends)
    if (operation?.op === 'remove' && Array.isArray(get(valueIn(now), split(conflict.at).slice(0, -1))))
      left = left.map((other) => ({ ...other, at: without(other.at, conflict.at) }))
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

/** `ends` are those of lists before anything came to them: what came there first stands below what comes later. */
function operationFor({ at, kind, ours, theirs }: Conflict, value: unknown, ends: Map<string, number>): Operation[] {
  const there = get(value, split(at))
  if (isByHand(kind)) throw new Impossible(at, 'this has to be done by hand.')
  if (kind === 'removed-here') {
    if (!Array.isArray(there)) return [{ op: 'insert', at, value: theirs }]
    const end = ends.get(at) ?? there.length
    ends.set(at, end)
    return [{ op: 'insert', at: join(at, end), value: theirs }]
  }
  if (!isSame(there, ours)) throw new Impossible(at, 'this has changed since the merge: write there what is right.')
  return [kind === 'removed-there' ? { op: 'remove', at } : { op: 'set', at, value: theirs }]
}

/** A place after an entry of a list was removed. */
function without(at: string, removed: string): string {
  const [steps, gone] = [split(at), split(removed)]
  const last = gone.length - 1
  const isLater =
    steps.length >= gone.length &&
    gone.slice(0, last).every((step, index) => steps[index] === step) &&
    Number(steps[last]) > Number(gone[last])
  return isLater ? join('', ...steps.with(last, String(Number(steps[last]) - 1))) : at
}
