import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root.ts'

/** The words of JSON Schema that ours use. */
export interface Schema {
  $ref?: string
  title?: string
  description?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  discriminator?: { propertyName: string }
  if?: Schema
  then?: Schema
  else?: Schema
  definitions?: Record<string, Schema>
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  maxProperties?: number
  pattern?: string
  patternErrorMessage?: string
}

/** Read only when there is something to say: a valid site needs none of them. */
const files = new Map<string, Schema>()

/** A schema by its address from schemas/, such as "parts/link.schema.json" or "page.schema.json#/definitions/page". */
export function schema(address: string): Schema {
  const [name = '', pointer = ''] = address.split('#')
  let found: unknown = files.get(name) ?? read(name)
  for (const step of pointer.split('/').slice(1)) found = (found as Record<string, unknown> | undefined)?.[step]
  if (!found) throw new Error(`There is no schema ${address}.`)
  return found as Schema
}

function read(name: string): Schema {
  const found = absolute(JSON.parse(readFileSync(path.join(root, 'schemas', name), 'utf8')), name) as Schema
  files.set(name, found)
  return found
}

/** References as seen from the folder of all schemas, whichever file they stand in. */
function absolute(value: unknown, from: string): unknown {
  if (Array.isArray(value)) return value.map((item) => absolute(item, from))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (key !== '$ref' || typeof item !== 'string') return [key, absolute(item, from)]
      return [key, item.startsWith('#') ? `${from}${item}` : path.posix.join(path.posix.dirname(from), item)]
    }),
  )
}
