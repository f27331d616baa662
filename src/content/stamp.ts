import { type Stats, statSync } from 'node:fs'

/** 2 s: the coarsest clock of a file system. */
export const grain = 2000

/**
 * What the file system says of a file: it is another whenever the file is written or replaced. Empty where a second
 * change could hide behind the first, because the clock of the file system may not have gone on since.
 */
export function stampOf(file: string): string {
  // Large integers would tell parts of a microsecond, and take twice as long.
  return stampIn(statSync(file))
}

/** The same of what it has just said. */
export function stampIn(stats: Stats): string {
  return isYoung(stats, Date.now()) ? '' : textOf(stats)
}

/** The same of a file that may be missing, and whether a change could hide behind it. */
export function stampAt(file: string, now: number): { text: string; young: boolean } {
  try {
    const stats = statSync(file)
    return { text: textOf(stats), young: isYoung(stats, now) }
  } catch {
    return { text: '', young: false }
  }
}

function isYoung({ mtimeMs, ctimeMs }: Stats, now: number): boolean {
  return Math.max(mtimeMs, ctimeMs) > now - grain
}

function textOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`
}
