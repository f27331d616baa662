import { type Shape, valueFrom } from './fields.ts'
import type { Schema } from './schema.ts'

/**
 * A module that knows which heading a section begins with: its field of that name, or else that of the first entry in a
 * list. The outline of a page rests on it, for those who judge it and for those who draw it.
 */
export function headings(section: Schema): string {
  const cases = valueFrom(section).shapes.flatMap((shape) => {
    if (shape.fields.some(({ name }) => name === 'heading')) return []
    const type = shape.fields.find(({ name }) => name === 'type')?.schema.const
    return `    case '${type}':\n      return ${ofFirstEntry(shape)}`
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
function ofFirstEntry({ fields }: Shape): string {
  const list = fields.find(({ entry }) =>
    entry?.shapes.some((inner) => inner.fields.some(({ name }) => name === 'heading')),
  )
  return list ? `section.${list.name}?.[0]?.heading` : 'undefined'
}
