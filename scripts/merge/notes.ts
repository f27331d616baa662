import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { noteOf } from '../../src/content/read/notes-folder.ts'
import type { Note } from '../../src/content/read/undecided.ts'

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
