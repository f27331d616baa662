import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../src/root.ts'
import { editorFolder } from '../../../src/schema/schema.ts'

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
  shows?: string[]
}

/** A schema, and the file that its references start from. */
interface Place {
  node: Node
  file: string
}

const folder = path.join(root, 'schemas')

/** Every field of the schemas that is shown, as "hero: image.src", and whether it is required where its object stands. */
export function fieldsOfSchemas(): Map<string, boolean> {
  const found = new Map<string, boolean>()
  const types = readdirSync(path.join(folder, 'sections')).map((name) => name.replace('.schema.json', ''))
  walk([read('pages.schema.json')], 'site file: ', found)
  walk([read('page.schema.json', '/definitions/page')], 'page: ', found)
  for (const type of types) walk([read(`sections/${type}.schema.json`)], `${type}: `, found)
  return found
}

/** Goes through what several schemas say of one value: its own, and those that describe it more closely. */
function walk(places: readonly Place[], name: string, found: Map<string, boolean>): void {
  const parts = places.flatMap(partsOf)
  const inside = (look: (node: Node) => Node | undefined) =>
    parts.flatMap(({ node, file }) => {
      const inner = look(node)
      return inner ? [{ node: inner, file }] : []
    })
  const required = new Set(parts.flatMap(({ node }) => node.required ?? []))
  const shows = parts.find(({ node }) => node.shows)?.node.shows
  for (const key of new Set(parts.flatMap(({ node }) => Object.keys(node.properties ?? {})))) {
    if (shows && !shows.includes(key)) continue
    const path = name.endsWith(' ') ? name + key : `${name}.${key}`
    found.set(path, required.has(key))
    walk(
      inside(({ properties = {} }) => properties[key]),
      path,
      found,
    )
  }
  const entries = inside(
    ({ items, additionalProperties: others }) => items ?? (typeof others === 'object' ? others : undefined),
  )
  if (entries.length > 0) walk(entries, `${name}[]`, found)
  for (const { node, file } of parts) {
    const by = node.discriminator?.propertyName ?? ''
    for (const branch of node.oneOf ?? []) {
      const chosen = partsOf({ node: branch, file }).map((part) => part.node.properties?.[by]?.const)
      walk([{ node: branch, file }], `${name}(${String(chosen.find((value) => value !== undefined))})`, found)
    }
    for (const branch of [node.then, node.else]) if (branch) walk([{ node: branch, file }], name, found)
  }
}

/** A schema and all that it refers to. Sections and pages are walked on their own, and what is made for editors is no promise. */
function partsOf({ node, file }: Place): Place[] {
  const target = node.$ref
  const [name = '', pointer] = target?.split('#') ?? []
  const to = name === '' ? file : path.posix.join(path.posix.dirname(file), name)
  const isApart = to === 'section.schema.json' || to === 'page.schema.json' || to.startsWith(editorFolder)
  const referred = target === undefined || isApart ? [] : partsOf(read(to, pointer))
  return [{ node, file }, ...referred, ...(node.allOf ?? []).flatMap((part) => partsOf({ node: part, file }))]
}

function read(file: string, pointer = ''): Place {
  let node = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Node
  for (const step of pointer.split('/').slice(1)) node = (node as Record<string, Node>)[step] ?? {}
  return { node, file }
}
