import { statSync } from 'node:fs'

/** 2 s: the coarsest clock of a file system. */
const grain = 2000

/**
 * What the file system says of a file: it is another whenever the file is written or replaced. Empty where a second
 * change could hide behind the first, because the clock of the file system may not have gone on since.
 */
export function stampOf(file: string, now = Date.now()): string {
  const { size, mtimeNs, ctimeNs, ino } = statSync(file, { bigint: true })
  const isFresh = [mtimeNs, ctimeNs].some((time) => Number(time / 1_000_000n) > now - grain)
  return isFresh ? '' : `${size} ${mtimeNs} ${ctimeNs} ${ino}`
}
