import { statSync } from 'node:fs'

/** 2 s: the coarsest clock of a file system. */
const grain = 2000

/**
 * What the file system says of a file: it is another whenever the file is written or replaced. Empty where a second
 * change could hide behind the first, because the clock of the file system may not have gone on since.
 */
export function stampOf(file: string, now = Date.now()): string {
  // Large integers would tell parts of a microsecond, and take twice as long.
  const { size, mtimeMs, ctimeMs, ino } = statSync(file)
  return Math.max(mtimeMs, ctimeMs) > now - grain ? '' : `${size} ${mtimeMs} ${ctimeMs} ${ino}`
}
