import path from 'node:path'
import type { AnySchemaObject } from 'ajv'

/** What a field's schema says of its text, by the part that it refers to. */
const parts: Record<string, string> = {
  'parts/inline-text.schema.json': 'inline',
  'parts/prose.schema.json': 'prose',
  'parts/href.schema.json': 'href',
  'parts/section-id.schema.json': 'id',
}

/**
 * A module that visits what an author wrote in a section or in the settings: straight code for each shape, because ten
 * thousand pages hold millions of texts. Only for values that fit the schema.
 */
export function walkers(schemas: Map<string, AnySchemaObject>): string {
  const functions = new Map<string, string>()
  const shapes = new Map<string, AnySchemaObject>()
  const sections = (schemas.get('section.schema.json')?.oneOf ?? []) as { $ref: string }[]
  const cases = sections.map(({ $ref }) => {
    const section = resolve(schemas, { $ref }, '')
    return `    case ${text(section.schema.properties.type.const)}: return ${walkerOf(section)}(o, v)`
  })
  const settings = walkerOf(resolve(schemas, { $ref: 'site/site.schema.json' }, ''))
  const page = walkerOf(resolve(schemas, { $ref: 'page.schema.json#/definitions/page' }, ''))

  /** The name of the function that visits an object of a schema. */
  function walkerOf({ schema, file }: Node): string {
    const title = String(schema.title)
    const name = `walk${title}`
    const other = shapes.get(name)
    if (other && other !== schema) throw new Error(`Two schemas have the title "${title}".`)
    if (other) return name
    shapes.set(name, schema)
    const lines = Object.entries(schema.properties ?? {}).map(([key, value]) => {
      // A reason for ignoring a rule is read by people only.
      const what =
        title === 'IgnoredRule' ? '' : visit(resolve(schemas, value as AnySchemaObject, file), 'x', 'o', text(key))
      return what ? `  if ((x = o.${key}) !== undefined) { n++; ${what} }` : `  if (o.${key} !== undefined) n++`
    })
    if (typeof schema.additionalProperties === 'object') {
      const what = visit(resolve(schemas, schema.additionalProperties, file), 'o[k]', 'o', 'k')
      lines.push(`  for (const k in o) { n++; ${what} }`)
    }
    const own = ['image', 'colors'].includes(title.toLowerCase()) ? [`  v.${title.toLowerCase()}(o)`] : []
    functions.set(
      name,
      [`function ${name}(o, v) {`, '  let n = 0, x', ...own, ...lines, '  v.keys += n', '}'].join('\n'),
    )
    return name
  }

  /** The code that visits one value, or nothing when there is nothing in it for a rule. */
  function visit(node: Node, value: string, holder: string, key: string): string {
    const { schema } = node
    const union = schema.discriminator as { propertyName: string } | undefined
    if (union) {
      const branches = (schema.oneOf as AnySchemaObject[]).map((branch) => resolve(schemas, branch, node.file))
      const calls = branches.map((branch) => {
        const chosen = branch.schema.properties[union.propertyName].const
        return `case ${text(chosen)}: ${walkerOf(branch)}(${value}, v); break`
      })
      return `switch (${value}.${union.propertyName}) { ${calls.join('; ')} }`
    }
    if (schema.if) return ''
    if (schema.type === 'object') return `${walkerOf(node)}(${value}, v)`
    if (schema.type === 'array') {
      const item = visit(resolve(schemas, schema.items, node.file), `${value}[i]`, value, 'i')
      return item && `for (let i = 0; i < ${value}.length; i++) { ${item} }`
    }
    if (schema.type !== 'string' || schema.enum) return ''
    if (key === '"src"') return `v.src(${value}, ${holder}, ${key})`
    const kind = node.part ?? (schema.pattern ? 'code' : 'plain')
    if (kind === 'href' || kind === 'id') return `v.${kind}(${value}, ${holder}, ${key})`
    return `v.text(${value}, ${text(kind)}, ${holder}, ${key})`
  }

  return [
    ...functions.values(),
    `export { ${settings} as walkSettings, ${page} as walkPage }`,
    `export function walkSection(o, v) {\n  switch (o.type) {\n${cases.join('\n')}\n  }\n}\n`,
  ].join('\n')
}

interface Node {
  schema: AnySchemaObject
  /** Where its references start from. */
  file: string
  /** What the part that it refers to says of its text. */
  part: string | undefined
}

/** A schema behind its references. What stands beside a reference is a title and a tighter limit. */
export function resolve(schemas: Map<string, AnySchemaObject>, schema: AnySchemaObject, from: string): Node {
  const target = (schema.$ref ?? schema.allOf?.[0]?.$ref) as string | undefined
  if (target === undefined) return { schema, file: from, part: undefined }
  const [name = '', pointer = ''] = target.split('#')
  const file = name === '' ? from : path.posix.join(path.posix.dirname(from), name)
  let found = schemas.get(file)
  for (const step of pointer.split('/').slice(1)) found = found?.[step] as AnySchemaObject | undefined
  if (!found) throw new Error(`There is no schema ${target}, which ${from} refers to.`)
  const inner = resolve(schemas, found, file)
  return { ...inner, part: parts[file] ?? inner.part }
}

function text(value: unknown): string {
  return JSON.stringify(value)
}

/** The types of that module. */
export const walkerTypes = `import type { Colors, Image, Page, Section, SiteSettings } from './types.ts'

/** What a text may hold: nothing but variables, one line with emphasis and links, or paragraphs and lists. */
export type TextKind = 'code' | 'plain' | 'inline' | 'prose'

/** Gets all that was written, with the object or list that holds it. */
export interface Visitor {
  /** Counts the fields. */
  keys: number
  text(value: string, kind: TextKind, holder: object, key: string | number): void
  href(value: string, holder: object, key: string | number): void
  id(value: string, holder: object, key: string | number): void
  src(value: string, holder: object, key: string | number): void
  image(holder: Image): void
  colors(holder: Colors): void
}

export declare function walkSection(section: Section, visitor: Visitor): void
export declare function walkSettings(settings: SiteSettings, visitor: Visitor): void
/** All of a page but its sections. */
export declare function walkPage(page: Page, visitor: Visitor): void
`
