import { open, rm, stat } from 'node:fs/promises'
import { namePlace } from './name-place.ts'

/** Who takes away what was left needs milliseconds; one that was killed meanwhile is not waited for longer than that. */
const longest = 10_000

/** Makes a lock, a file, unless one is there. Tells whether it was made; one that was left is taken away for the next try. */
export async function makeLockFile(file: string, content: string, isLeft: () => Promise<boolean>): Promise<boolean> {
  if (await make(file, content)) return true
  if (!(await isLeft())) return false
  // Of several that find it left one takes it away, and looks again first: what another has made in its place stays.
  const removing = `${file}.removing`
  if (await make(removing, '')) {
    try {
      if (await isLeft()) await rm(file, { recursive: true, force: true })
    } finally {
      await rm(removing, { force: true })
    }
  } else if (await isOld(removing)) await rm(removing, { recursive: true, force: true })
  return false
}

async function make(file: string, content: string): Promise<boolean> {
  try {
    const made = await open(file, 'wx')
    try {
      await made.writeFile(content)
    } catch (error) {
      // On a full disk it would hold up everybody.
      await rm(file, { force: true })
      throw namePlace(error, file)
    } finally {
      await made.close()
    }
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** The clock may have been set back since: then its time is far ahead. */
async function isOld(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  return found !== undefined && Math.abs(Date.now() - found.mtimeMs) > longest
}
