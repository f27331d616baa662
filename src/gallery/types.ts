import type { Section } from '../generated/types.ts'

/** The words of JSON Schema that ours use to describe a section. */
export interface Schema {
  readonly $ref?: string
  readonly title?: string
  readonly description?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly string[]
  readonly enumDescriptions?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly discriminator?: { readonly propertyName: string }
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly patternErrorMessage?: string
  readonly examples?: readonly Section[]
}

/** A section type, as its schema describes it. */
export interface SectionType {
  readonly name: string
  /** One short line. */
  readonly summary: string
  readonly description: string
  readonly examples: readonly Section[]
  /** Where its schema stands. */
  readonly file: string
}

/** Every schema by its path below schemas/. */
export const schemas: Readonly<Record<string, Schema>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Schema>('../../schemas/{sections,parts}/*.json', { eager: true, import: 'default' }),
  ).map(([file, schema]) => [file.replace('../../schemas/', ''), schema]),
)

/** All section types, by name. */
export const types: readonly SectionType[] = Object.entries(schemas)
  .filter(([file]) => file.startsWith('sections/'))
  .map(([file, { description = '', properties, examples = [] }]) => ({
    name: String(properties?.type?.const),
    summary: properties?.type?.description ?? '',
    description,
    examples,
    file,
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
