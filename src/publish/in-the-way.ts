import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * What is no longer made where a folder is to be now, or in a folder where a file is to be, and what the disk takes for the
 * same file as one that is to be: whoever took it away afterwards would take that.
 */
export function findInTheWay(to: string, stale: readonly string[], put: readonly string[]): ReadonlySet<string> {
  if (stale.length === 0) return new Set()
  const names = new Set(put)
  const folders = new Set(put.flatMap(foldersOf))
  const spelled = new Map(put.map((name) => [lettersOf(name), name]))
  const isThere = (name: string) => existsSync(path.join(to, name))
  // Where capitals make another name, one of the two is there and the other is not.
  const isOne = (name: string, other = spelled.get(lettersOf(name))) =>
    other !== undefined && isThere(name) === isThere(other)
  return new Set(
    stale.filter((name) => folders.has(name) || foldersOf(name).some((folder) => names.has(folder)) || isOne(name)),
  )
}

/** Names of files, some of which disks may take for one: those of most desktops do, "Team.svg" for "team.svg". */
export class Spellings {
  private byLetters: ReadonlyMap<string, readonly string[]> | undefined

  constructor(private readonly names: readonly string[]) {}

  /** Whether there is another name with the same letters. Of thousands of names it is seldom asked at all. */
  hasOther(name: string): boolean {
    this.byLetters ??= groupByLetters(this.names)
    return this.byLetters.get(lettersOf(name))?.some((other) => other !== name) ?? false
  }
}

function groupByLetters(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const name of names) {
    const group = groups.get(lettersOf(name))
    if (group) group.push(name)
    else groups.set(lettersOf(name), [name])
  }
  return groups
}

function lettersOf(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** All folders that a file is in. */
export function foldersOf(name: string): string[] {
  const steps = name.split('/')
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('/'))
}
