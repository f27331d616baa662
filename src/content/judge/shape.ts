import { isObject } from '../../is-object.ts'
import { type Flat, fieldNames, flatten, inside } from '../../schema/flatten.ts'
import type { Schema } from '../../schema/schema.ts'
import { calledHere } from './called.ts'
import { fits } from './fits.ts'
import { meantPicture } from './meant-address.ts'

/** What an author still has to write. */
const open = '…'

/** A value in the shape that a field asks for, as an example to follow; undefined when it is something else. */
export function shaped(node: Schema, value: unknown): unknown {
  const flat = flatten(node, value)
  if (fits(flat, value)) return value
  if (flat.type === 'array') return inList(flat, value)
  if (flat.type === 'object') return isObject(value) ? renamed(flat, value) : inField(flat, value)
  if (flat.kind === 'src' && typeof value === 'string') return meantPicture(value) ?? open
  return flat.type === 'string' && (typeof value === 'string' || typeof value === 'number') ? String(value) : undefined
}

/** Whether a value only needs other brackets and names, each of which can be mended by itself. */
export function isMendable(node: Schema, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return fits(node, value)
  const shape = shaped(node, value)
  return shape !== undefined && fits(node, shape) && !JSON.stringify(shape).includes(`"${open}"`)
}

/** A field as an example that may be written. */
export function example(name: string, value: unknown): string {
  return `"${name}": ${exampleOf(value)}`
}

/** A value as it may be written. */
export function exampleOf(value: unknown): string {
  return JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replaceAll(`"${open}"`, open)
}

function inList({ items = {} }: Flat, value: unknown): unknown {
  const entries = (Array.isArray(value) ? value : [value]).map((entry) => shaped(items, entry))
  return entries.includes(undefined) ? undefined : entries
}

/** One value as the field of an object that it is for, with the others that are needed. */
function inField(flat: Flat, value: unknown): unknown {
  if (typeof value !== 'string') return undefined
  const { required = [] } = flat
  const isAddress = /^(?:[/#]|https?:|mailto:|tel:)/.test(value)
  const names = required.length > 0 ? required : fieldNames(flat).filter((name) => name === 'heading')
  const address = isAddress ? fieldNames(flat).find((name) => name === 'href') : undefined
  const own = address ?? names.find((name) => name === 'src') ?? names[0]
  if (own === undefined) return undefined
  const rest = [...names, ...(own === 'src' ? ['alt'] : [])].filter((name) => name !== own)
  const inner = shaped(inside(flat, own) ?? {}, value)
  return inner === undefined ? undefined : { [own]: inner, ...Object.fromEntries(rest.map((name) => [name, open])) }
}

/** The same fields by the names that they have here. */
function renamed(flat: Flat, value: Record<string, unknown>): unknown {
  const known = fieldNames(flat)
  const fields: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value)) {
    const own = known.includes(name) ? name : calledHere(name).find((word) => known.includes(word) && !(word in value))
    const shape = own === undefined ? undefined : shaped(inside(flat, own) ?? {}, inner)
    if (own === undefined || shape === undefined) return undefined
    fields[own] = shape
  }
  for (const name of flat.required ?? []) fields[name] ??= open
  return fields
}
