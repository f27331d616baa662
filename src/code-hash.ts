import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import names from './makes-no-pages.json' with { type: 'json' }
import { root } from './root.ts'

/** What has no part in the making of pages: a change there makes no page anew. */
const makesNoPages: ReadonlySet<string> = new Set(names)

/** The hash of all that pages are judged and made with; of all of our code where nothing is left out. */
export function codeHash(without: ReadonlySet<string> = makesNoPages): string {
  const hash = createHash('sha1')
    .update(process.version)
    .update(readFileSync(path.join(root, 'package-lock.json')))
  for (const name of ['schemas', 'src'].flatMap((folder) => filesIn(folder, without)))
    hash.update(name).update(readFileSync(path.join(root, name)))
  return hash.digest('hex').slice(0, 16)
}

/** The same together with a folder that makes no pages: names what is bundled of both. */
export function codeHashWith(folder: string, code = codeHash()): string {
  const hash = createHash('sha1').update(code)
  for (const name of filesIn(folder)) hash.update(name).update(readFileSync(path.join(root, name)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * The same for a command that ends at once. It was bundled into a folder of its own of the sources as they are now: what
 * their hash is, is found out once and kept there.
 */
export function codeHashOf(bundle: string): string {
  const file = path.join(bundle, 'code-hash')
  const kept = readKept(file)
  if (kept !== undefined) return kept
  const hash = codeHash()
  try {
    writeFileSync(file, `${hash}\n`)
  } catch {
    // Where nothing can be kept, it is found out each time.
  }
  return hash
}

/** Undefined also where another run has written only half of it. */
function readKept(file: string): string | undefined {
  try {
    return /^(\w{16})\n$/.exec(readFileSync(file, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}

/** The files of a folder, in the order of their names. */
function filesIn(folder: string, without: ReadonlySet<string> = new Set()): string[] {
  const entries = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((name) => !without.has(name.split(path.sep)[1] ?? ''))
    .sort()
}
