import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Section } from '../../src/generated/types.ts'
import { root } from '../../src/root.ts'

export interface Example {
  /** The type and which of its examples it is: "tabs-2". */
  readonly name: string
  readonly section: Section
}

/** The examples of every section type, as the schemas give them. */
export const examples: readonly Example[] = readdirSync(path.join(root, 'schemas/sections'))
  .sort()
  .flatMap((file) => {
    const schema = JSON.parse(readFileSync(path.join(root, 'schemas/sections', file), 'utf8')) as {
      examples: Section[]
    }
    return schema.examples.map((section, index) => ({ name: `${section.type}-${index + 1}`, section }))
  })
