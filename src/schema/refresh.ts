import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../root.ts'
import { generate } from './generate.ts'

/** Names the generated files that the schemas have outrun, and writes them anew if wanted; tools may add theirs. */
export async function refreshGenerated(write: boolean, more: Record<string, string> = {}): Promise<string[]> {
  const stale: string[] = []
  for (const [name, text] of Object.entries({ ...(await generate(path.join(root, 'schemas'))), ...more })) {
    const file = path.join(root, name)
    if ((await readFile(file, 'utf8').catch(() => '')) === text) continue
    stale.push(name)
    if (write) await writeFile(file, text)
  }
  return stale
}
