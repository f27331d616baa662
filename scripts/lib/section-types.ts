import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../src/root.ts'

/** The names of all section types: a schema each. */
export function sectionTypes(): string[] {
  return readdirSync(path.join(root, 'schemas/sections'))
    .map((file) => path.basename(file, '.schema.json'))
    .sort()
}
