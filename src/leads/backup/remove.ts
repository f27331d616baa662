import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { removeAbandoned } from '../abandoned.ts'

const finished = /^leads-\d{4}-\d\d-\d\dT[\d-]+Z\.db$/
const unfinished = /^\.leads-\d{4}-\d\d-\d\dT[\d-]+Z\.db\.part/

/**
 * Removes the oldest backups, so that so many are left; never the one that was just made, whatever the clock says. What is
 * named later than that was made before it, by a clock that has been put back since: it goes first, or it would push out
 * each new one in turn.
 */
export async function removeOld(folder: string, keep: number, made: string): Promise<number> {
  const last = path.basename(made)
  const others = (await readdir(folder)).filter((name) => finished.test(name) && name !== last).sort()
  const inOrder = [...others.filter((name) => name > last), ...others.filter((name) => name < last)]
  const old = inOrder.slice(0, Math.max(0, others.length + 1 - keep))
  for (const name of old) await rm(path.join(folder, name), { force: true })
  return old.length
}

/** Removes what backups that were killed have left. */
export function removeUnfinished(folder: string): Promise<void> {
  return removeAbandoned(folder, (name) => unfinished.test(name))
}
