import path from 'node:path'
import { codeHash } from '../../code-hash.ts'
import { shortHash } from '../../hash.ts'
import { root } from '../../root.ts'
import type { KnownFacts } from './known-pages.ts'

/** Where the facts of a site's page files are kept for all commands, and what they are taken with. */
export function factsOf(config: string, code = codeHash()): KnownFacts {
  const name = shortHash(path.resolve(config))
  return { file: path.join(root, '.cache/facts', name), code }
}
