import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { judgeSite } from '../../src/content/check.ts'
import { loadSources } from '../../src/content/read/load.ts'

/** All files below a folder, by their names, byte for byte. */
export function bytesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
  return Object.fromEntries(files.map((file) => [path.relative(folder, file), readFileSync(file, 'base64')]))
}

/** What is wrong with a site as it lies on the disk. */
export async function errorsIn(folder: string): Promise<string[]> {
  const { diagnostics } = judgeSite(await loadSources(path.join(folder, 'pages.json')))
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)
}
