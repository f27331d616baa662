import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, realpath, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { removeAbandoned } from '../abandoned.ts'
import { unusable } from '../unusable.ts'

/** What a file is called after its name until it is whole. */
const unfinished = /^\.[\da-f-]{36}\.part$/

/**
 * Writes personal data into a file for the eyes of who called, all of it or none. It is a new file that takes the
 * place of an older one: that one's readers would be the new one's, too.
 */
export async function writePrivately(file: string, pieces: AsyncIterable<string>): Promise<void> {
  const target = await realpath(file).catch(() => file)
  if (!(await isReplaceable(target)))
    return pipeline(pieces, createWriteStream(target)).catch((error: unknown) => {
      throw unusable(target, error)
    })
  const part = `${target}.${randomUUID()}.part`
  // It is there before anything is written: a stream that opens it itself may do so after it has failed.
  const handle = await open(part, 'wx', 0o600).catch((error: unknown) => {
    throw unusable(path.dirname(target), error)
  })
  try {
    await pipeline(pieces, handle.createWriteStream())
    await rename(part, target)
    const name = path.basename(target)
    await removeAbandoned(
      path.dirname(target),
      (each) => each.startsWith(name) && unfinished.test(each.slice(name.length)),
    )
  } catch (error) {
    await rm(part, { force: true })
    throw unusable(target, error)
  }
}

/** A pipe or a device, such as /dev/stdout, is written to and stays. */
function isReplaceable(file: string): Promise<boolean> {
  return stat(file).then(
    (entry) => entry.isFile(),
    () => true,
  )
}
