/** What is no longer made where a folder is to be now, or in a folder where a file is to be. */
export function findInTheWay(stale: readonly string[], put: readonly string[]): ReadonlySet<string> {
  if (stale.length === 0) return new Set()
  const names = new Set(put)
  const folders = new Set(put.flatMap(foldersOf))
  return new Set(stale.filter((name) => folders.has(name) || foldersOf(name).some((folder) => names.has(folder))))
}

/** All folders that a file is in. */
export function foldersOf(name: string): string[] {
  const steps = name.split('/')
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('/'))
}
