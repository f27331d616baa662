import type { Section } from '../generated/types.ts'
import { fieldAliases, typeAliases } from '../schema/aliases.ts'
import { type Shape, shapeOf } from '../schema/fields.ts'
import type { Schema } from '../schema/schema.ts'
import { schemas } from './schemas.ts'
import { type FieldWords, shapesOf } from './shapes.ts'

/** A section type, as its schema describes it. */
export interface SectionType {
  readonly name: string
  /** Other words for it. */
  readonly aliases: readonly string[]
  /** One short line. */
  readonly summary: string
  readonly description: string
  /** All fields that it shows, those of its entries included, with other words for them. */
  readonly fields: readonly { readonly name: string; readonly aliases: readonly string[] }[]
  readonly examples: readonly Section[]
  /** Where its schema stands. */
  readonly file: string
  readonly schema: Schema
}

const otherTypes = typeAliases(schemas)
const otherFields = fieldAliases(schemas)

/** All section types, by name. */
export const types: readonly SectionType[] = [...schemas]
  .filter(([file]) => file.startsWith('sections/'))
  .map(([file, schema]) => {
    const name = String(schema.properties?.type?.const)
    return {
      name,
      aliases: otherTypes.get(name) ?? [],
      summary: schema.properties?.type?.description ?? '',
      description: schema.description ?? '',
      fields: [...shownFields(shapeOf(schema))].map((field) => ({
        name: field,
        aliases: otherFields.get(field) ?? [],
      })),
      // A test of the schemas proves that they are sections.
      examples: (schema.examples ?? []) as readonly Section[],
      file,
      schema,
    }
  })
  .sort((a, b) => (a.name < b.name ? -1 : 1))

/** The names of the fields that are shown of a shape, from the outside in. */
function shownFields({ fields, shows }: Shape, names = new Set<string>(), seen = new Set<Shape>()): Set<string> {
  for (const { name, shapes } of fields) {
    if (shows && !shows.includes(name)) continue
    names.add(name)
    for (const shape of shapes) {
      if (seen.has(shape)) continue
      shownFields(shape, names, seen.add(shape))
    }
  }
  return names
}

/** The words that a field of a type may be, with what each means. */
export function choicesOf({ schema }: SectionType, field: 'look' | 'tone'): FieldWords['options'] {
  const own = shapesOf(schema)[0]?.fields.find(({ name }) => name === field)
  return own?.options ?? []
}

/** What the examples of a type are called. */
export function exampleName(index: number): string {
  return ['Minimal example', 'Full example'][index] ?? `Example ${index + 1}`
}
