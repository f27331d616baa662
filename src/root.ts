import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this repository: the nearest one above this file with a package.json. */
export const root = find(path.dirname(fileURLToPath(import.meta.url)))

function find(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : find(path.dirname(folder))
}
