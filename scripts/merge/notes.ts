import { existsSync } from 'node:fs'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isSame } from '../../src/changes/match/same.ts'
import { isGivenUp } from '../../src/content/read/given-up.ts'
import { noteOf } from '../../src/content/read/notes-folder.ts'
import { type Conflict, type Note, readNote } from '../../src/content/read/undecided.ts'

/** A note of what this merge leaves in a file, beside what earlier ones have left there, of which it decides nothing. */
export async function noteBeside(file: string, found: readonly Conflict[], into: string | undefined): Promise<Note> {
  const earlier = await earlierNote(file, into)
  // A merge that is made anew finds the same once more.
  const isFound = (one: Conflict) =>
    found.some(({ at, kind, theirs }) => at === one.at && kind === one.kind && isSame(theirs, one.theirs))
  const left = earlier.conflicts.filter((one) => !isFound(one))
  const last = Math.max(0, ...left.map(({ number }) => number))
  const conflicts = [...left, ...found.map((conflict, index) => ({ number: last + index + 1, ...conflict }))]
  return { conflicts, into: left.length > 0 ? earlier.into : into }
}

/** What earlier merges have left: nothing of one that was given up, or whose result was not committed before this one. */
async function earlierNote(file: string, into: string | undefined): Promise<Note> {
  if (!existsSync(noteOf(file))) return { conflicts: [] }
  const note = await readNote(file)
  const isOver = note.into !== undefined && (note.into === into || (await isGivenUp(file, note.into)))
  return isOver ? { conflicts: [] } : note
}

/** Leaves a note of what somebody has to decide in a file, or takes an old one away. */
export async function writeNote(file: string, { conflicts, into }: Note): Promise<void> {
  const note = noteOf(file)
  if (conflicts.length === 0) {
    await rm(note, { force: true })
    await rm(`${note}.theirs`, { force: true })
    return
  }
  await mkdir(path.dirname(note), { recursive: true })
  await writeFile(note, `${JSON.stringify({ file, into, conflicts }, null, 2)}\n`)
}

/** Keeps the file of the other, which could not be merged, beside the note. */
export async function keepTheirs(file: string, theirs: string): Promise<void> {
  await copyFile(theirs, `${noteOf(file)}.theirs`).catch(() => {})
}
