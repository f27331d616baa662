import type { Field, Shape } from '../../schema/fields.ts'
import { inFormWords } from './form-words.ts'

const known = new WeakMap<Shape, readonly Field[]>()

/** The fields of an object as a form describes them: schemas call others by their names in JSON. The example stays as it is. */
export function plainFields(shape: Shape): readonly Field[] {
  const fields = known.get(shape) ?? shape.fields.map((field) => plainField(field, shape.fields))
  known.set(shape, fields)
  return fields
}

function plainField(field: Field, beside: readonly Field[]): Field {
  const { schema } = field
  if (schema.description === undefined) return field
  const [text = '', ...example] = schema.description.split(/(?= Example: )/)
  return { ...field, schema: { ...schema, description: [inFormWords(text, beside), ...example].join('') } }
}
