import { ChangeSet } from '@codemirror/state'
import { diffLines } from 'diff'
import type { Letters } from '../../agreed-json.ts'

/** What makes one text of another, line by line and in each stretch no more than is needed: a cursor elsewhere stays. */
export function changesBetween(before: string, after: string): ChangeSet {
  const changes: { from: number; to: number; insert: string }[] = []
  let from = 0
  let removed = ''
  let added = ''
  const take = () => {
    if (removed !== added) changes.push(trimmed(from, removed, added))
    from += removed.length
    removed = ''
    added = ''
  }
  for (const part of before === after ? [] : diffLines(before, after)) {
    if (part.removed) removed += part.value
    else if (part.added) added += part.value
    else {
      take()
      from += part.value.length
    }
  }
  take()
  return ChangeSet.of(changes, before.length)
}

function trimmed(from: number, removed: string, added: string) {
  const most = Math.min(removed.length, added.length)
  let start = 0
  while (start < most && removed[start] === added[start]) start += 1
  let end = 0
  while (end < most - start && removed[removed.length - 1 - end] === added[added.length - 1 - end]) end += 1
  return { from: from + start, to: from + removed.length - end, insert: added.slice(start, added.length - end) }
}

/** Changes in the words of the server. */
export function lettersOf(changes: ChangeSet): Letters[] {
  const letters: Letters[] = []
  changes.iterChanges((from, to, _, __, inserted) => {
    letters.push({ offset: from, length: to - from, text: inserted.toString() })
  })
  return letters
}

/** Whether two changes of one text are of the same stretch of it, so that nobody knows what both together mean. */
export function meets(one: ChangeSet, other: ChangeSet): boolean {
  let found = false
  one.iterChangedRanges((from, to) => {
    if (other.touchesRange(from, to)) found = true
  })
  return found
}
