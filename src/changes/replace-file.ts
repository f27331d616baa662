import { randomBytes } from 'node:crypto'
import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'

/** Gives a file another text. At any moment it is the old or the new one. */
export async function replaceFile(name: string, text: string | Buffer): Promise<void> {
  // Behind a link the file itself is replaced, not the link.
  const file = await realpath(name)
  const draft = `${file}.${randomBytes(4).toString('hex')}.tmp`
  try {
    await writeFile(draft, text, { flag: 'wx' })
    await chmod(draft, (await stat(file)).mode)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
