import { type Field, type Shape, shapeOf, shapesIn, type Value } from '../schema/fields.ts'
import type { Schema } from '../schema/schema.ts'
import { limits, split } from './describe.ts'

/** A field in words. */
export interface FieldWords {
  readonly name: string
  readonly required: boolean
  /** What may be written: "text", "a list of tiles". */
  readonly kind: string
  /** The shapes of what is in it. */
  readonly shapes: readonly string[]
  readonly limits: readonly string[]
  readonly options: readonly { readonly value: string; readonly meaning: string }[]
  readonly description: string
  readonly example: string | undefined
}

/** An object with its fields in words. */
export interface ShapeWords {
  readonly name: string
  readonly description: string
  readonly fields: readonly FieldWords[]
}

/** The shape of a section, and then every shape that is in it, from the outside in. */
export function shapesOf(section: Schema): ShapeWords[] {
  return shapesIn(shapeOf(section)).map(inWords)
}

function inWords({ name, description, fields }: Shape): ShapeWords {
  return { name: readable(name), description: split(description).text, fields: fields.map(fieldInWords) }
}

function fieldInWords({ name, required, schema, entry, shapes, ...value }: Field): FieldWords {
  const { text, example } = split(schema.description ?? '')
  return {
    name,
    required,
    kind: entry ? `list of ${kindOf(entry)}` : kindOf({ ...value, schema, shapes }),
    shapes: shapes.map((shape) => readable(shape.name)),
    limits: [...limits(schema), ...(entry ? limits(entry.schema).map((limit) => `each: ${limit}`) : [])],
    options: (schema.enum ?? []).map((option, index) => ({
      value: String(option),
      meaning: schema.enumDescriptions?.[index] ?? '',
    })),
    description: text,
    example,
  }
}

const kinds: Partial<Record<Value['kind'], string>> = {
  inline: 'text with emphasis and links',
  prose: 'paragraphs and lists',
  article: 'paragraphs, lists and headings',
  href: 'link address',
  color: 'colour',
  choice: 'one of these',
  boolean: 'true or false',
}

function kindOf({ kind, schema, shapes: [shape, ...others] }: Value): string {
  if (kind === 'constant') return `always ${JSON.stringify(schema.const)}`
  // One of several is named after what they have in common.
  if (shape) return readable(others.length > 0 ? (schema.title ?? '') : shape.name).toLowerCase()
  return kinds[kind] ?? (schema.type === 'string' ? 'text' : (schema.type ?? ''))
}

/** "FormField" as people write it. */
function readable(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
