import { type Field, type Shape, shapeOf } from '../../../schema/fields.ts'
import { link } from '../../../schema/schema.ts'
import { labelOf } from '../../form/edits.ts'
import { plainFields } from '../../form/plain-fields.ts'

const files = import.meta.glob<object>('../../../../schemas/{site,parts}/*.schema.json', {
  eager: true,
  import: 'default',
})

// Copied, since linking changes them.
const schemas = link(
  new Map(
    Object.entries(files).map(([file, schema]) => [file.replace('../../../../schemas/', ''), structuredClone(schema)]),
  ),
)

/** What the schema says of the settings of a site. */
export const site: Shape = siteShape()

function siteShape(): Shape {
  const schema = schemas.get('site/site.schema.json')
  if (!schema) throw new Error('There is no schema of a site.')
  return shapeOf(schema)
}

/** What is looked at together: a setting of several fields, or those of which each is one. */
export interface Part {
  readonly name: string
  readonly title: string
  /** The setting; none where it is those of one field. */
  readonly field: Field | undefined
}

const isPart = ({ kind }: Field) => kind === 'object' || kind === 'list'

/** What is seen of a site at once; all others come after it, in the order of the schema. */
const first = ['theme', 'header', 'footer', 'banner', 'words']
const rank = ({ name }: Field) => (first.includes(name) ? first.indexOf(name) : first.length)

export const parts: readonly Part[] = [
  { name: 'general', title: 'Name and address', field: undefined },
  ...plainFields(site)
    .filter(isPart)
    .sort((one, other) => rank(one) - rank(other))
    .map((field) => ({ name: field.name, title: labelOf(field), field })),
]

/** The part in which a setting is. */
export function partOf(name: string): Part | undefined {
  return (
    parts.find((part) => part.name === name) ?? (site.fields.some((one) => one.name === name) ? parts[0] : undefined)
  )
}
