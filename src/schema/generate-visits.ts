import { type Described, type Shape, type Value, valueFrom } from './fields.ts'
import type { Schemas } from './schema.ts'
import type { Visited, VisitedShape } from './visited.ts'

/** What a visit begins with. */
const isOutermost = (file: string) => /^(site\/site|page|sections\/[\w-]+)\.schema\.json$/.test(file)

/** A module that tells where in settings, pages and sections there is something for rules. */
export function visits(schemas: Schemas): string {
  const described: Described = new Map()
  const outermost = [...schemas].filter(([file]) => isOutermost(file))
  const files = outermost.map(([file, schema]) => [file, valueFrom(schema, described).shapes.slice(0, 1)] as const)
  const numbers = new Map<Shape, number>()
  const numberOf = (shape: Shape): number => {
    const number = numbers.get(shape) ?? numbers.size
    numbers.set(shape, number)
    return number
  }
  const named = files.flatMap(([file, shapes]) => shapes.map((shape) => [file, numberOf(shape)] as const))
  const shapes: VisitedShape[] = []
  // More of them come while they are looked through.
  for (const [shape] of numbers) shapes.push(visitedShape(shape, numberOf))
  return `import type { VisitedShape } from '../schema/visited.ts'

/** The numbers of the shapes that files describe. */
export const outermost: Readonly<Record<string, number>> = ${JSON.stringify(Object.fromEntries(named), null, 2)}

/** By their numbers. */
export const shapes: readonly VisitedShape[] = [
${shapes.map((shape) => `  ${JSON.stringify(shape)},`).join('\n')}
]
`
}

function visitedShape({ name, fields, others, shows }: Shape, numberOf: (shape: Shape) => number): VisitedShape {
  const found = fields.flatMap((field): VisitedShape['fields'][number][] => {
    // Those of a page are visited one by one.
    const visited = field.name === 'sections' ? undefined : visitedIn(field, numberOf)
    return visited ? [[field.name, visited]] : []
  })
  const other = others && visitedIn(others, numberOf)
  return { name, fields: found, ...(other && { others: other }), ...(shows && { shows }) }
}

/** What there is for rules in a value. */
function visitedIn(value: Value, numberOf: (shape: Shape) => number): Visited | undefined {
  const { kind, entry, shapes, schema } = value
  switch (kind) {
    case 'list': {
      const entries = entry && visitedIn(entry, numberOf)
      return entries && { entries }
    }
    case 'object':
      return visitedObject(shapes, schema.discriminator?.propertyName, numberOf)
    case 'href':
    case 'id':
    case 'src':
      return { kind }
    case 'plain':
    case 'inline':
    case 'prose':
    case 'article':
    case 'code':
      return { words: kind, ...(schema.places && { places: schema.places }) }
    case 'number':
      return schema.decimals === undefined ? undefined : { decimals: schema.decimals }
    default:
      return undefined
  }
}

function visitedObject(
  shapes: readonly Shape[],
  by: string | undefined,
  numberOf: (shape: Shape) => number,
): Visited | undefined {
  // A reason for ignoring a rule is read by people only, and a source by what it finds.
  const told = shapes.filter(({ name }) => name !== 'IgnoredRule' && name !== 'Source')
  if (by === undefined) return told[0] && { shape: numberOf(told[0]) }
  const choiceOf = ({ fields }: Shape) => String(fields.find(({ name }) => name === by)?.schema.const)
  return { by, choices: Object.fromEntries(told.map((shape) => [choiceOf(shape), numberOf(shape)])) }
}
