import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Milliseconds after which nobody works on a file any more: it was left by a process that was killed. */
const abandoned = 3_600_000

/** Removes what was left unfinished in a folder: it holds personal data, and nobody looks for it. */
export async function removeAbandoned(folder: string, isUnfinished: (name: string) => boolean): Promise<void> {
  const now = Date.now()
  for (const name of (await readdir(folder)).filter(isUnfinished)) {
    const file = path.join(folder, name)
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    )
    // The clock may have been set back since: then its time is far ahead.
    if (Math.abs(now - changed) > abandoned) await rm(file, { force: true })
  }
}
