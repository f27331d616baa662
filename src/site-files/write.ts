import { access, mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { draftFile, replaceFile } from '../changes/replace-file.ts'
import { fileHolds } from '../content/read/file-holds.ts'
import { writeWhole } from '../disk/whole-file.ts'
import { insideOf } from './inside.ts'
import { NotNow, Refused } from './refused.ts'

/** What became of a file: null where it was not there, or is not there any more. */
export interface FileStep {
  readonly file: string
  readonly before: Buffer | null
  readonly after: Buffer | null
}

/** Writes files: all of them, or where one cannot be written, none. Each is the old or the new one at any moment. */
export async function writeAll(folder: string, files: readonly FileStep[]): Promise<void> {
  const named: Named[] = []
  for (const step of files) named.push({ ...step, name: await insideOf(folder, step.file) })
  for (const { name, file, before } of named) {
    if (await isStill(name, before)) continue
    const next = 'look again, and call again.'
    if (before !== null && (await isStill(name, null)))
      throw new NotNow(`${file} is not there any more. Nothing was changed.`, next)
    throw new Refused(`${file} was changed by somebody else just now. Nothing was changed.`, next)
  }
  // A full disk is met here, where nothing has changed yet: names need no room.
  const drafts = await draftAll(named)
  const done: typeof named = []
  try {
    for (const [index, step] of named.entries()) {
      const draft = drafts.files[index]
      await (draft === undefined ? rm(step.name) : rename(draft, step.name))
      done.push(step)
    }
  } catch (error) {
    for (const { name, before, after } of done.reverse()) if (await isStill(name, after)) await write(name, before)
    await drafts.remove()
    throw error
  }
}

type Named = FileStep & { name: string }

/** Writes all that files are to hold beside them, and makes the folders for that; where one cannot be written, none stays. */
async function draftAll(steps: readonly Named[]) {
  const files: (string | undefined)[] = []
  const folders: string[] = []
  const remove = async () => {
    for (const file of files) if (file !== undefined) await rm(file, { force: true })
    for (const folder of folders) await rm(folder, { recursive: true })
  }
  try {
    for (const { name, after } of steps) {
      if (after !== null)
        folders.push(...[await mkdir(path.dirname(name), { recursive: true })].flatMap((made) => made ?? []))
      files.push(after === null ? undefined : await draftFile(name, after))
    }
  } catch (error) {
    await remove()
    throw error
  }
  return { files, remove }
}

/** Takes back what a killed process had begun. Where all was written, that stays. Tells whether nothing of it is there. */
export async function heal(folder: string, files: readonly FileStep[]): Promise<boolean> {
  const now = await Promise.all(files.map(async ({ file }) => bytesOf(await insideOf(folder, file))))
  const written = files.filter(({ after }, index) => isSame(now[index] ?? null, after))
  const isHalf = written.length > 0 && written.length < files.length
  const isOurs = files.every(({ before, after }, index) =>
    [before, after].some((bytes) => isSame(now[index] ?? null, bytes)),
  )
  if (isHalf && isOurs)
    await writeAll(
      folder,
      written.map(({ file, before, after }) => ({ file, before: after, after: before })),
    )
  return isOurs && written.length < files.length
}

async function write(name: string, bytes: Buffer | null): Promise<void> {
  if (bytes === null) return rm(name)
  return (await bytesOf(name)) === null ? writeWhole(name, bytes) : replaceFile(name, bytes)
}

/** What is in a file; null where there is none. */
export async function bytesOf(name: string): Promise<Buffer | null> {
  return readFile(name).catch(missing(null))
}

/** Whether a file still is what was known of it. */
function isStill(name: string, bytes: Buffer | null): Promise<boolean> {
  return bytes === null ? access(name).then(() => false, missing(true)) : fileHolds(name, bytes).catch(missing(false))
}

/** What is said where there is no file. */
function missing<T>(said: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return said
    throw error
  }
}

function isSame(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other)
}
