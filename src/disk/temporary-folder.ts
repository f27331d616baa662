import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder that is there until it is removed, and no longer than this process. */
export async function temporaryFolder(word: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), `sectile-${word}-`))
  // What is still being written is met by the next try.
  const options = { recursive: true, force: true, maxRetries: 3 }
  const atEnd = () => rmSync(folder, options)
  process.once('exit', atEnd)
  const remove = async () => {
    await rm(folder, options)
    process.off('exit', atEnd)
  }
  return { folder, remove }
}
