import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const finished = /^leads-\d{4}-\d\d-\d\dT[\d-]+Z\.db$/
const unfinished = /^\.leads-\d{4}-\d\d-\d\dT[\d-]+Z\.db\.part/

/** Milliseconds after which nobody works on one any more: it was left by a process that was killed. */
const abandoned = 3_600_000

/** Removes the oldest backups, so that so many are left; never the one that was just made, whatever the clock says. */
export async function removeOld(folder: string, keep: number, made: string): Promise<number> {
  const others = (await readdir(folder)).filter((name) => finished.test(name) && name !== path.basename(made)).sort()
  const old = others.slice(0, Math.max(0, others.length + 1 - keep))
  for (const name of old) await rm(path.join(folder, name), { force: true })
  return old.length
}

/** Removes what backups that were killed have left: it holds personal data, and nobody looks for it. */
export async function removeAbandoned(folder: string): Promise<void> {
  const now = Date.now()
  for (const name of (await readdir(folder)).filter((each) => unfinished.test(each))) {
    const file = path.join(folder, name)
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    )
    if (now - changed > abandoned) await rm(file, { force: true })
  }
}
