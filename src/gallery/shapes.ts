import { type Field, type Shape, shapeOf, shapesIn } from '../schema/fields.ts'
import { readable } from '../schema/readable.ts'
import type { Schema } from '../schema/schema.ts'
import { describe, formOf, split } from './describe.ts'

/** A field in words. */
export interface FieldWords {
  readonly name: string
  readonly required: boolean
  /** What may be written: "words, at most 80 letters", "a list of 2 to 12 entries, each", before the shapes. */
  readonly holds: string
  /** The shapes of what is in it. */
  readonly shapes: readonly string[]
  /** What it must look like. */
  readonly form: string | undefined
  /** The words that it may be, with what each means. */
  readonly options: readonly { readonly value: string; readonly meaning: string }[]
  /** Whether they name drawings, which have a page of their own. */
  readonly drawn: boolean
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

function fieldInWords({ name, required, ...value }: Field): FieldWords {
  const { schema, shapes, entry } = value
  const { text, example } = split(schema.description ?? '')
  return {
    name,
    required,
    holds: describe(value),
    shapes: shapes.map((shape) => readable(shape.name)),
    form: formOf(entry?.schema ?? schema),
    options: (schema.enum ?? []).map((option, index) => ({
      value: String(option),
      meaning: schema.enumDescriptions?.[index] ?? '',
    })),
    drawn: schema.title === 'Icon',
    description: text,
    example,
  }
}
