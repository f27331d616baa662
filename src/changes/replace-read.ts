import path from 'node:path'
import { fileHolds } from '../content/read/file-holds.ts'
import { reasonOf } from '../content/read/reason.ts'
import type { SourceFile } from '../content/read/source-file.ts'
import { removeDraftsIn } from './left-drafts.ts'
import { replaceFile } from './replace-file.ts'

/** A file that was to be written and was not. Its message is for the reader as it is. */
export class UnwrittenFile extends Error {
  override name = 'UnwrittenFile'
}

/** A file as it was read, and what it is to hold. */
export interface Rewritten {
  readonly read: SourceFile
  readonly text: string
}

/**
 * Gives files that were read other texts, one after the other: each is the old or the new one at any moment. What somebody
 * saved meanwhile stays, and where that is seen before the first is written, all of them stay.
 */
export async function replaceRead(files: readonly Rewritten[]): Promise<void> {
  for (const { read } of files) await mustHold(read)
  // Where one was killed at this there is a file left to do, and its draft lies beside it.
  await removeDraftsIn(files.map(({ read }) => path.dirname(read.path)))
  for (const { read, text } of files) {
    await mustHold(read)
    await replaceFile(read.path, text).catch((cause) => {
      throw new UnwrittenFile(`${read.path} cannot be written: ${reasonOf(cause)}.`, { cause })
    })
  }
}

async function mustHold({ path, bytes }: SourceFile): Promise<void> {
  if (!(await fileHolds(path, bytes).catch(() => false)))
    throw new UnwrittenFile(`${path} was changed by somebody else just now, and stays as it is. Run this again.`)
}
