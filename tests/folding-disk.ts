import path from 'node:path'

/** Folders that are called so take names for one that differ in capitals only, as the disks of most desktops do. */
export const foldingDisk = `Folding${path.sep}`

/** What a module does with files, as it would be on such disks. */
export function folding<Module extends object>(real: Module): Module {
  const folded = Object.entries(real).map(([name, value]) => [name, typeof value === 'function' ? fold(value) : value])
  return Object.fromEntries(folded)
}

function fold(act: (...words: unknown[]) => unknown) {
  return (...words: unknown[]) => act(...words.map((word) => (typeof word === 'string' ? foldPath(word) : word)))
}

function foldPath(name: string): string {
  const at = name.indexOf(foldingDisk)
  return at < 0 ? name : name.slice(0, at + foldingDisk.length) + name.slice(at + foldingDisk.length).toLowerCase()
}
