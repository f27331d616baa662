import { get, split } from '../../content/json/pointer.ts'
import { change } from '../../content/operations/change.ts'
import type { Operation } from '../../content/operations/operations.ts'
import { Impossible } from '../../content/operations/tree.ts'
import type { Conflict } from '../../content/read/undecided.ts'
import { isSame } from '../match/same.ts'

/** A file with theirs in the places of conflicts. Refused where it has changed since. */
export function takeTheirs(text: string, conflicts: readonly Conflict[]): string {
  // The last first: what is removed from a list leaves the places before it.
  return conflicts
    .toReversed()
    .reduce((now, conflict) => change(now, operationFor(conflict, JSON.parse(now))).text, text)
}

function operationFor({ at, kind, ours, theirs }: Conflict, value: unknown): Operation[] {
  const there = get(value, split(at))
  if (kind === 'moved' || kind === 'unmerged') throw new Impossible(at, 'this has to be done by hand.')
  if (kind === 'removed-here')
    return [Array.isArray(there) ? { op: 'insert', at: `${at}/-`, value: theirs } : { op: 'insert', at, value: theirs }]
  if (!isSame(there, ours)) throw new Impossible(at, 'this has changed since the merge: write there what is right.')
  return [kind === 'removed-there' ? { op: 'remove', at } : { op: 'set', at, value: theirs }]
}
