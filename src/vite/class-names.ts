import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root.ts'

const folder = path.join(root, 'src')
/** Where there are classes that no visitor is sent. */
const gallery = path.join(folder, 'gallery')
/** Without "a", so that no name is "ad": blockers of advertisements would hide what has it. */
const alphabet = 'bcdefghijklmnopqrstuvwxyz'

/** A class name that says where it comes from: "sections-tile-grid_card". */
export function readableName(name: string, file: string): string {
  const module = path.relative(folder, file).replace(/\..*$/, '')
  return `${module.split(path.sep).join('-')}_${name}`
}

/** Short class names for what is sent. Both bundles make the same of the same modules, so that server and browser agree. */
export function shortNames(): (name: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name)))
  const names = files
    .filter((file) => file.endsWith('.module.css') && path.dirname(file) !== gallery)
    .flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes )([a-zA-Z][\w-]*)/g), ([, name = '']) =>
        readableName(name, file),
      ),
    )
  const short = abbreviate(names)
  return (name, file) => short.get(readableName(name, file)) ?? readableName(name, file)
}

/** For each name as many letters of its hash as tell it from all others. A new name changes at most the one that begins alike. */
export function abbreviate(names: Iterable<string>): Map<string, string> {
  const hashes = new Map(Array.from(names, (name) => [name, hash(name)]))
  const all = [...hashes.values()].sort()
  return new Map([...hashes].map(([name, hash]) => [name, hash.slice(0, lengthAmong(hash, all))]))
}

/** How many letters it takes, from two on. The most alike stand beside each other where all are in order. */
function lengthAmong(hash: string, sorted: readonly string[]): number {
  const place = sorted.indexOf(hash)
  let length = 2
  for (const other of [sorted[place - 1], sorted[place + 1]])
    while (other?.startsWith(hash.slice(0, length))) length += 1
  return length
}

function hash(name: string): string {
  const bytes = createHash('sha1').update(name).digest()
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}
