import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * The files that have to go before others are put, of those that are no longer made. One is where a folder is to be, or in a
 * folder where a file is to be. Or the disk takes its name for that of a new file: removed later, the new one would be gone.
 */
export function findInTheWay(to: string, stale: readonly string[], put: readonly string[]): ReadonlySet<string> {
  if (stale.length === 0) return new Set()
  const names = new Set(put)
  const folders = new Set(put.flatMap(foldersOf))
  const spelled = new Map(put.map((name) => [lettersOf(name), name]))
  const isThere = (name: string) => existsSync(path.join(to, name))
  // Where capitals make another name, one of the two is there and the other is not, or neither is after a killed build.
  const isOne = (name: string, other = spelled.get(lettersOf(name))) =>
    other !== undefined && isThere(name) && isThere(other)
  return new Set(
    stale.filter((name) => folders.has(name) || foldersOf(name).some((folder) => names.has(folder)) || isOne(name)),
  )
}

/** Of some names those that disks may take for one of the others: those of most desktops do, "Team.svg" for "team.svg". */
export function alikeNames(names: readonly string[], others: readonly string[]): string[] {
  if (others.length === 0) return []
  const letters = new Set(others.map(lettersOf))
  return names.filter((name) => letters.has(lettersOf(name)))
}

function lettersOf(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** All folders that a file is in. */
export function foldersOf(name: string): string[] {
  const steps = name.split('/')
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('/'))
}

/** Whether something failed of a folder where a file is to be, or of a file where a folder is. */
export function isInTheWay(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException
  return ['EISDIR', 'ENOTDIR', 'EEXIST', 'ENOTEMPTY'].includes(code)
}
