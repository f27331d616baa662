import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Section } from '../../src/generated/types.ts'
import { root } from '../../src/root.ts'

/** The full example of every section type, as the schemas have it. */
export function fullExamples(): Section[] {
  const folder = path.join(root, 'schemas/sections')
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const { examples } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { examples: Section[] }
      return examples.slice(-1)
    })
}
