import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root.ts'
import { link, type Schema, type Schemas } from './schema.ts'

/** Every schema below a folder as it is written, by its path in there. */
export function readSchemas(folder: string): Map<string, object> {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.split(path.sep).join('/'))
  const names = found.filter((name) => name.endsWith('.json')).sort()
  return new Map(names.map((name) => [name, JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as object]))
}

let linked: Schemas | undefined

/** All schemas of ours. They are read when one is first asked for. */
export function ourSchemas(): Schemas {
  linked ??= link(readSchemas(path.join(root, 'schemas')))
  return linked
}

/** A schema of ours by its path, such as "parts/link.schema.json". */
export function schema(file: string): Schema {
  const found = ourSchemas().get(file)
  if (!found) throw new Error(`There is no schema ${file}.`)
  return found
}
