import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../../src/root.ts'
import { putAside } from './aside.ts'

/** Leaves of what a checkout has of earlier commands only what is measuring. */
export async function forget(): Promise<void> {
  const cache = path.join(root, '.cache')
  const commands = (await readdir(path.join(cache, 'cli'))).filter((name) => !name.startsWith('bench-'))
  const others = (await readdir(cache)).filter((name) => name !== 'bench' && name !== 'cli')
  for (const old of [...others, ...commands.map((name) => `cli/${name}`)]) await putAside(path.join(cache, old))
}
