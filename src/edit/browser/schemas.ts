import pages from '../../../schemas/pages.schema.json'
import { type Field, type Value, valueFrom } from '../../schema/fields.ts'
import { link, type Schema } from '../../schema/schema.ts'

const files = import.meta.glob<object>('../../../schemas/{page,section,sections/*,parts/*}.schema.json', {
  eager: true,
  import: 'default',
})

// Copied, since linking changes them.
const schemas = link(
  new Map(
    Object.entries(files).map(([file, schema]) => [file.replace('../../../schemas/', ''), structuredClone(schema)]),
  ),
)

const known = new Map<string, Value>()

/** What the schemas say of a section of a type; undefined where there is no such type. */
export function sectionFields(type: string): Value | undefined {
  return fieldsOf(`sections/${type}.schema.json`)
}

/** What they say of a page. */
export function pageFields(): Value | undefined {
  return fieldsOf('page.schema.json')
}

/** What they say of a field of it. */
export function pageField(name: string): Field | undefined {
  return pageFields()?.shapes[0]?.fields.find((field) => field.name === name)
}

/** What they say of the names of shared sections. */
export const sharedNames: Schema = pages.properties.shared.propertyNames

function fieldsOf(file: string): Value | undefined {
  const schema = schemas.get(file)
  if (!schema) return undefined
  const value = known.get(file) ?? valueFrom(schema)
  known.set(file, value)
  return value
}
