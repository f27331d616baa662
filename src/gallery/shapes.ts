import { limits, split } from './describe.ts'
import type { Schema } from './types.ts'

/** A field as its schema describes it. */
export interface Field {
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

/** An object with its fields. */
export interface Shape {
  readonly name: string
  readonly description: string
  readonly fields: readonly Field[]
}

/** What the text of a part may hold; the part is what a field's schema refers to. */
const kinds: Readonly<Record<string, string>> = {
  'parts/inline-text.schema.json': 'text with emphasis and links',
  'parts/prose.schema.json': 'paragraphs and lists',
  'parts/article.schema.json': 'paragraphs, lists and headings',
  'parts/href.schema.json': 'link address',
  'parts/color.schema.json': 'colour',
}

interface Node {
  readonly schema: Schema
  /** Where its references start from. */
  readonly file: string
  readonly kind: string | undefined
}

/** The shape of a section, and then every shape that is in it, from the outside in. */
export function shapesOf(schemas: Readonly<Record<string, Schema>>, file: string): Shape[] {
  const shapes = new Map<string, Shape>()
  const waiting: Node[] = [resolve({ $ref: file }, '')]
  for (const node of waiting) {
    const name = nameOf(node.schema)
    if (!shapes.has(name)) shapes.set(name, shape(node))
  }
  return [...shapes.values()]

  function shape({ schema, file }: Node): Shape {
    const { properties = {}, required = [], description = '' } = schema
    const fields = Object.entries(properties).map(([name, value]) => {
      const node = resolve(value, file)
      const inside = shapesIn(node)
      waiting.push(...inside)
      return field(name, required.includes(name), node, inside)
    })
    return { name: nameOf(schema), fields, description: split(description).text }
  }

  function field(name: string, required: boolean, node: Node, inside: readonly Node[]): Field {
    const { schema } = node
    const { text, example } = split(schema.description ?? '')
    const entry = schema.type === 'array' && schema.items ? resolve(schema.items, node.file) : undefined
    return {
      name,
      required,
      kind: entry ? `list of ${kindOf(entry)}` : kindOf(node),
      shapes: inside.map((shape) => nameOf(shape.schema)),
      limits: [...limits(schema), ...(entry ? limits(entry.schema).map((limit) => `each: ${limit}`) : [])],
      options: (schema.enum ?? []).map((value, index) => ({ value, meaning: schema.enumDescriptions?.[index] ?? '' })),
      description: text,
      example,
    }
  }

  /** The objects in a field: itself, its entries, or the kinds of entries among which an author chooses. */
  function shapesIn(node: Node): Node[] {
    const { type, items, oneOf, properties } = node.schema
    if (type === 'array' && items) return shapesIn(resolve(items, node.file))
    if (oneOf) return oneOf.map((branch) => resolve(branch, node.file))
    return properties ? [node] : []
  }

  /** A schema together with what it refers to. Outer words win; of two limits the tighter one. */
  function resolve({ $ref, allOf, ...own }: Schema, from: string): Node {
    const target = $ref ?? allOf?.[0]?.$ref
    if (target === undefined) return { schema: own, file: from, kind: undefined }
    const file = new URL(target, `file:///${from}`).pathname.slice(1)
    const inner = resolve(schemas[file] ?? {}, file)
    const schema = { ...inner.schema, ...own }
    for (const limit of ['maxLength', 'maxItems', 'maximum'] as const) {
      const value = Math.min(inner.schema[limit] ?? Infinity, own[limit] ?? Infinity)
      if (value !== Infinity) Object.assign(schema, { [limit]: value })
    }
    // An object is named after what it is, not after the field that it is in.
    if (inner.schema.properties && inner.schema.title) schema.title = inner.schema.title
    return { schema, file: inner.file, kind: kinds[file] ?? inner.kind }
  }
}

function kindOf({ schema, kind }: Node): string {
  if (kind !== undefined) return kind
  if (schema.const !== undefined) return `always ${JSON.stringify(schema.const)}`
  if (schema.enum) return 'one of these'
  if (schema.properties || schema.oneOf) return nameOf(schema).toLowerCase()
  return { boolean: 'true or false', string: 'text' }[schema.type ?? ''] ?? schema.type ?? ''
}

/** "FormField" as people write it. */
function nameOf({ title = '' }: Schema): string {
  const words = title.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
