import { randomBytes } from 'node:crypto'
import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { namePlace } from '../disk/name-place.ts'

const anybodyWrites = 0o222

/** Gives a file another text. At any moment it is the old or the new one. */
export async function replaceFile(name: string, text: string | Buffer): Promise<void> {
  // Behind a link the file itself is replaced, not the link.
  const file = await realpath(name)
  const draft = await draftFile(file, text)
  try {
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Writes what a file is to hold beside it, so that only a name is missing. Returns its own name until then. */
export async function draftFile(file: string, text: string | Buffer): Promise<string> {
  const draft = draftOf(file)
  try {
    const old = await stat(file).catch(() => undefined)
    // Another file may take its name, which only the folder is asked for. Whoever protects a file means what it holds.
    if (old && (old.mode & anybodyWrites) === 0)
      throw Object.assign(new Error('EACCES'), { code: 'EACCES', path: file })
    await writeFile(draft, text, { flag: 'wx' })
    if (old) await chmod(draft, old.mode)
    return draft
  } catch (error) {
    await rm(draft, { force: true })
    throw namePlace(error, file)
  }
}

/** A name for what is to have this one. Who finds it later sees by the number whether its writer still runs. */
export function draftOf(name: string): string {
  return `${name}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`
}

/** The number of the process that writes, or wrote, what has this name; undefined where it is no draft. */
export function writerOf(name: string): number | undefined {
  const [, writer] = /\.(\d+)-[0-9a-f]{8}\.tmp$/.exec(name) ?? []
  return writer === undefined ? undefined : Number(writer)
}
