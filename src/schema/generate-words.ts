import { shapeOf } from './fields.ts'
import type { Schema } from './schema.ts'

/** A module with the words that pages, mails and the server say where a site says nothing else: the schema's defaults. */
export function words(schema: Schema): string {
  const groups = shapeOf(schema).fields.map(
    ({ name, shapes }) => [name, shapes.flatMap(({ fields }) => fields)] as const,
  )
  const defaults = groups.map(([name, fields]) => {
    const lines = fields.map((field) => `    ${field.name}: ${quoted(field.schema.default)},`)
    return `  ${name}: {\n${lines.join('\n')}\n  },`
  })
  return `import type { SiteWords } from './types.ts'

/** All words of the interface, by where they are read. */
export type Words = { readonly [G in keyof SiteWords]-?: Readonly<Required<NonNullable<SiteWords[G]>>> }

/** What is said where a site says nothing else. */
export const usualWords: Words = {
${defaults.join('\n')}
}
`
}

/** A text in single quotes, as the code has them. */
function quoted(text: unknown): string {
  return `'${String(text).replaceAll(/['\\]/g, '\\$&')}'`
}
