import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../src/root.ts'

interface Node {
  $ref?: string
  const?: unknown
  required?: string[]
  properties?: Record<string, Node>
  additionalProperties?: boolean | Node
  items?: Node
  allOf?: Node[]
  oneOf?: Node[]
  discriminator?: { propertyName: string }
  if?: Node
  then?: Node
  else?: Node
}

/** A schema, and the file that its references start from. */
interface Place {
  node: Node
  file: string
}

const folder = path.join(root, 'schemas')

/** Every field of the schemas, as "hero: image.src", and whether it is required where its object stands. */
export function fieldsOfSchemas(): Map<string, boolean> {
  const found = new Map<string, boolean>()
  const types = readdirSync(path.join(folder, 'sections')).map((name) => name.replace('.schema.json', ''))
  walk(read('pages.schema.json'), 'site file: ', found)
  walk(read('page.schema.json', '/definitions/page'), 'page: ', found)
  for (const type of types) walk(read(`sections/${type}.schema.json`), `${type}: `, found)
  return found
}

function walk(place: Place, name: string, found: Map<string, boolean>): void {
  const parts = partsOf(place)
  const required = new Set(parts.flatMap(({ node }) => node.required ?? []))
  for (const { node, file } of parts) {
    for (const [key, field] of Object.entries(node.properties ?? {})) {
      const path = name.endsWith(' ') ? name + key : `${name}.${key}`
      found.set(path, required.has(key))
      walk({ node: field, file }, path, found)
    }
    const inside = node.items ?? (typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined)
    if (inside) walk({ node: inside, file }, `${name}[]`, found)
    const by = node.discriminator?.propertyName ?? ''
    for (const branch of node.oneOf ?? []) {
      const chosen = partsOf({ node: branch, file }).map((part) => part.node.properties?.[by]?.const)
      walk({ node: branch, file }, `${name}(${String(chosen.find((value) => value !== undefined))})`, found)
    }
    for (const branch of [node.then, node.else]) if (branch) walk({ node: branch, file }, name, found)
  }
}

/** A schema and all that it refers to. Sections and pages are walked on their own. */
function partsOf({ node, file }: Place): Place[] {
  const target = node.$ref
  const [name = '', pointer] = target?.split('#') ?? []
  const to = name === '' ? file : path.posix.join(path.posix.dirname(file), name)
  const isOwn = to === 'section.schema.json' || to === 'page.schema.json'
  const referred = target === undefined || isOwn ? [] : partsOf(read(to, pointer))
  return [{ node, file }, ...referred, ...(node.allOf ?? []).flatMap((part) => partsOf({ node: part, file }))]
}

function read(file: string, pointer = ''): Place {
  let node = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Node
  for (const step of pointer.split('/').slice(1)) node = (node as Record<string, Node>)[step] ?? {}
  return { node, file }
}
