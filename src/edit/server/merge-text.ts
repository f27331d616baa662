import { isByHand, takeTheirs } from '../../changes/merge/decide.ts'
import { merge } from '../../changes/merge/merge.ts'
import type { FileChange } from '../../changes/site/files.ts'
import { fileAt } from '../../content/read/files-of.ts'
import { SourceFile, type Sources } from '../../content/read/source-file.ts'
import type { Conflict } from '../../content/read/undecided.ts'
import { NotNow, Refused } from '../../site-files/refused.ts'
import type { Decided } from '../agreed.ts'

/** What two changed in two ways: what is there now is theirs, and what was to be done is mine. */
export class Clash extends Refused {
  constructor(
    words: string,
    readonly file: string,
    readonly first: Conflict,
    /** How many there are besides. */
    readonly more: number,
    /** Whether mine cannot be done: in one of them only a person can. */
    readonly isByHand: boolean,
  ) {
    super(`${words}: ${first.at || 'the same place'} in ${file} was changed elsewhere meanwhile.`, 'look again.')
  }
}

/** A file was made anew, or was changed where it was to be removed. */
export class OtherFile extends Refused {}

/** A file was removed: for good, or by a program that puts it back in a moment. */
export class GoneFile extends OtherFile {}

/**
 * A change of a file as a change of what that file is now. Refused in words where both changed the same thing, unless
 * it was decided whose counts.
 */
export function onto(
  { path, before, after }: FileChange,
  sources: Sources,
  words: string,
  decided?: Decided,
): FileChange {
  const now = fileAt(sources, path)
  if (now?.text === before?.text) return { path, before: now, after }
  if (now?.text === after?.text) return { path, before: now, after: now }
  if (!now) throw new GoneFile(`${words}: ${path} was removed elsewhere meanwhile.`, 'look again.')
  if (!before || !after) throw new OtherFile(`${words}: ${path} was changed elsewhere meanwhile.`, 'look again.')
  if ([now, before, after].some((file) => file.parsed.value === undefined))
    throw new NotNow(`${words}: ${path} is no valid JSON, which has to be mended first.`, 'mend that first.')
  const merged = merge({ base: before.text, ours: now.text, theirs: after.text })
  const [first, ...more] = merged.conflicts
  if (first && !decided) {
    const byHand = merged.conflicts.some(({ kind }) => isByHand(kind))
    throw new Clash(words, path, first, more.length, byHand)
  }
  const conflicts = merged.conflicts.map((conflict, index) => ({ ...conflict, number: index + 1 }))
  const { text } = takeTheirs(merged.text, conflicts, decided === 'mine' ? conflicts : [])
  return { path, before: now, after: SourceFile.written(path, text) }
}
