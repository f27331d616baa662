import type { Section } from '../generated/types.ts'
import { link, type Schema } from '../schema/schema.ts'

/** A section type, as its schema describes it. */
export interface SectionType {
  readonly name: string
  /** One short line. */
  readonly summary: string
  readonly description: string
  readonly examples: readonly Section[]
  /** Where its schema stands. */
  readonly file: string
  readonly schema: Schema
}

const files = import.meta.glob<object>('../../schemas/{sections,parts}/*.json', { eager: true, import: 'default' })

// Copied, since linking changes them: modules stay the same when another one is loaded anew.
const schemas = link(
  new Map(Object.entries(files).map(([file, schema]) => [file.replace('../../schemas/', ''), structuredClone(schema)])),
)

/** All section types, by name. */
export const types: readonly SectionType[] = [...schemas]
  .filter(([file]) => file.startsWith('sections/'))
  .map(([file, schema]) => ({
    name: String(schema.properties?.type?.const),
    summary: schema.properties?.type?.description ?? '',
    description: schema.description ?? '',
    // A test of the schemas proves that they are sections.
    examples: (schema.examples ?? []) as readonly Section[],
    file,
    schema,
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))

/** The types whose name or description has all words of a search. */
export function findTypes(search: string): readonly SectionType[] {
  const words = search.toLowerCase().split(/\s+/)
  return types.filter(({ name, summary, description }) => {
    const text = `${name} ${summary} ${description}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** What the examples of a type are called. */
export function exampleName(index: number): string {
  return ['Minimal example', 'Full example'][index] ?? `Example ${index + 1}`
}
