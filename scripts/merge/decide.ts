import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { takeTheirs } from '../../src/changes/merge/decide.ts'
import { replaceFile } from '../../src/changes/replace-file.ts'
import { Impossible } from '../../src/content/operations/tree.ts'
import { isGivenUp } from '../../src/content/read/given-up.ts'
import { fileOfNote, notesFolder } from '../../src/content/read/notes-folder.ts'
import { readNote } from '../../src/content/read/undecided.ts'
import { Listing } from '../../src/disk/listing.ts'
import { writeNote } from './notes.ts'

/** What is decided: by whom, and all, or what stands in one file, or there one conflict by its number. */
export interface Decision {
  side: 'ours' | 'theirs'
  file: string | undefined
  conflict: number | undefined
}

/** Decides what a merge has left, and returns the exit code. */
export async function decide({ side, file, conflict }: Decision): Promise<number> {
  const all = await filesToDecide()
  const names = all.filter((name) => file === undefined || name === file)
  if (all.length === 0) console.log('There is nothing to decide.')
  else if (names.length === 0) {
    console.error(`There is nothing to decide in ${file}, but in ${all.join(', ')}.`)
    return 2
  }
  if (conflict !== undefined && names.length > 1) {
    console.error(`Several files have conflicts: say one of them with --path. They are ${names.join(', ')}.`)
    return 2
  }
  for (const name of names) {
    const { conflicts, into } = await readNote(name)
    if (!existsSync(name)) {
      await writeNote(name, { conflicts: [] })
      console.log(`${name} is gone: there is nothing to decide in it.`)
      continue
    }
    const chosen = conflicts.filter(({ number }) => conflict === undefined || number === conflict)
    if (chosen.length === 0) {
      console.error(`${name} has no conflict ${conflict}. It has ${conflicts.map(({ number }) => number).join(', ')}.`)
      return 2
    }
    let left = conflicts.filter((one) => !chosen.includes(one))
    try {
      if (side === 'theirs') {
        const taken = takeTheirs(await readFile(name, 'utf8'), conflicts, chosen)
        await replaceFile(name, taken.text)
        left = taken.left
      }
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === undefined) throw error
      console.error(`${name} ${reason}`)
      return 1
    }
    await writeNote(name, { conflicts: left, into })
    const rest =
      left.length === 0
        ? ''
        : ` ${counted(left.length)} left: npm run validate tells ${left.length === 1 ? 'it' : 'them'}.`
    console.log(`${name}: ${counted(chosen.length)} decided.${rest}`)
  }
  return 0
}

/** Why theirs cannot be written, in words. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof Impossible) return error.message
  // Whoever writes into it may not be done with it yet.
  return error instanceof SyntaxError ? 'is no valid JSON: npm run validate says where, mend it first.' : undefined
}

function counted(things: number): string {
  return things === 1 ? '1 thing is' : `${things} things are`
}

/** The files with notes, but for those of merges that were given up. */
async function filesToDecide(): Promise<string[]> {
  const notes = new Listing()
    .below(notesFolder)
    .filter(({ name, entry }) => entry.isFile() && !name.endsWith('.theirs'))
  const files = notes.map(async ({ name }) => {
    const file = fileOfNote(name)
    const { into } = await readNote(file)
    return into && (await isGivenUp(file, into)) ? [] : [file]
  })
  return (await Promise.all(files)).flat()
}
