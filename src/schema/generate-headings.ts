import type { AnySchemaObject } from 'ajv'
import { resolve } from './generate-walk.ts'

type Schemas = Map<string, AnySchemaObject>

/**
 * A module that knows which heading a section begins with: its field of that name, or else that of the first entry in a
 * list. The outline of a page rests on it, for those who judge it and for those who draw it.
 */
export function headings(schemas: Schemas): string {
  const branches = (schemas.get('section.schema.json')?.oneOf ?? []) as AnySchemaObject[]
  const cases = branches.flatMap((branch) => {
    const { schema, file } = resolve(schemas, branch, '')
    if (schema.properties.heading) return []
    return `    case '${schema.properties.type.const}':\n      return ${ofFirstEntry(schemas, schema, file)}`
  })
  return `import type { Section } from './types.ts'

/** The heading that a section begins with, which is the main one of a page where the section is the first. */
export function headingOf(section: Section): string | undefined {
  switch (section.type) {
${cases.join('\n')}
    default:
      return section.heading
  }
}
`
}

/** The code for the heading of the first entry, in the first list whose entries have one. */
function ofFirstEntry(schemas: Schemas, section: AnySchemaObject, from: string): string {
  for (const [name, field] of Object.entries(section.properties as Record<string, AnySchemaObject>)) {
    const { schema, file } = resolve(schemas, field, from)
    if (schema.type !== 'array') continue
    const { properties } = resolve(schemas, schema.items as AnySchemaObject, file).schema
    if (properties?.heading) return `section.${name}?.[0]?.heading`
  }
  return 'undefined'
}
