import { schema } from './read.ts'

/** The newest version of the vocabulary: the one that the schemas describe. */
export function newestVersion(): number {
  return Number(schema('pages.schema.json').properties?.version?.const)
}
