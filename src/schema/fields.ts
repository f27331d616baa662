import { type Flat, flatten } from './flatten.ts'
import type { Schema, TextKind } from './schema.ts'

/** What is written in a place. */
export interface Value {
  readonly kind: TextKind | 'choice' | 'constant' | 'number' | 'boolean' | 'list' | 'object'
  /** Its title, limits, choices and default: all that the schema says, that of its parts included. */
  readonly schema: Flat
  /** What a list is a list of. */
  readonly entry?: Value
  /** The object that it is, or those of which it is one. */
  readonly shapes: readonly Shape[]
}

/** A field of an object. */
export interface Field extends Value {
  readonly name: string
  readonly required: boolean
}

/** An object with its fields, in the order of the schema. */
export interface Shape {
  /** Its title, which no other shape has. */
  readonly name: string
  readonly description: string
  readonly fields: readonly Field[]
  /** Of an entry, the names of the fields that its section shows; all, where nothing is said. */
  readonly shows?: readonly string[]
  /** What stands under names that authors give. */
  readonly others?: Value
}

/** The shape that a schema describes, with all shapes in it. */
export function shapeOf(schema: Schema): Shape {
  const [shape] = valueFrom(schema).shapes
  if (!shape) throw new Error(`"${schema.title}" is no object.`)
  return shape
}

/** A shape and all that are in it, from the outside in. */
export function shapesIn(outermost: Shape): Shape[] {
  const shapes = new Set([outermost])
  for (const { fields, others } of shapes) {
    for (const value of others ? [...fields, others] : fields) for (const inner of value.shapes) shapes.add(inner)
  }
  return [...shapes]
}

/** What is described already: each object once, also where it stands in itself. */
export type Described = Map<Schema, Shape>

/** What a schema says of a value. */
export function valueFrom(node: Schema, described: Described = new Map()): Value {
  const schema = flatten(node, undefined)
  if (schema.type === 'array') {
    const entry = valueFrom(schema.items ?? {}, described)
    return { kind: 'list', schema, entry, shapes: entry.shapes }
  }
  const shapes = alternatives(node).map((alternative) => describe(alternative, described))
  return { kind: shapes.length > 0 ? 'object' : kindOf(schema), schema, shapes }
}

/** The schemas of the objects that a value may be: more than one where it chooses. */
function alternatives(node: Schema): readonly Schema[] {
  if (node.oneOf) return node.oneOf.flatMap(alternatives)
  if (node.if && !node.properties) return [node.then ?? {}, node.else ?? {}].flatMap(alternatives)
  if (node.properties || typeof node.additionalProperties === 'object') return [node]
  const parts = [...(node.$ref ? [node.$ref] : []), ...(node.allOf ?? [])]
  return parts.map(alternatives).find((found) => found.length > 0) ?? []
}

function describe(node: Schema, described: Described): Shape {
  const before = described.get(node)
  if (before) return before
  const {
    properties = {},
    required = [],
    additionalProperties,
    title = '',
    description = '',
    shows,
  } = flatten(node, undefined)
  let fields: Field[] | undefined
  const others = typeof additionalProperties === 'object' ? valueFrom(additionalProperties, described) : undefined
  const shape: Shape = {
    name: title,
    description,
    // Made when they are asked for: most sites have few of all shapes, and a shape may stand in itself.
    get fields() {
      fields ??= Object.entries(properties).map(([name, field]) => ({
        name,
        required: required.includes(name),
        ...valueFrom(field, described),
      }))
      return fields
    },
    ...(shows && { shows }),
    ...(others && { others }),
  }
  described.set(node, shape)
  return shape
}

function kindOf({ const: only, enum: choices, type, kind, pattern }: Flat): Value['kind'] {
  if (only !== undefined) return 'constant'
  if (choices) return 'choice'
  if (type === 'string') return kind ?? (pattern === undefined ? 'plain' : 'code')
  return type === 'boolean' || type === 'object' ? type : 'number'
}
