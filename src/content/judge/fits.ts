import { isObject } from '../../is-object.ts'
import { type Flat, flatten, inside } from '../../schema/flatten.ts'
import type { Schema } from '../../schema/schema.ts'

/**
 * Whether a value fits a schema. Lengths of texts do not count: one that is too long is still what was meant. Only
 * remedies ask, about a value that is not yet in its place, so that the compiled functions cannot judge it.
 */
export function fits(node: Schema, value: unknown): boolean {
  const flat = flatten(node, value)
  // A union that no branch was chosen from has no fields.
  if (flat.oneOf && !flat.properties) return false
  if (flat.const !== undefined && flat.const !== value) return false
  if (flat.enum && !flat.enum.includes(value)) return false
  switch (flat.type) {
    case 'object':
      return isObject(value) && fieldsFit(flat, value)
    case 'array':
      return Array.isArray(value) && entriesFit(flat, value)
    case 'string':
      return typeof value === 'string' && (!flat.pattern || new RegExp(flat.pattern, 'u').test(value))
    case 'integer':
      return Number.isInteger(value) && within(flat.minimum, value as number, flat.maximum)
    case 'number':
      return typeof value === 'number' && within(flat.minimum, value, flat.maximum)
    default:
      return flat.type === undefined || typeof value === flat.type
  }
}

/** Whether a value is of the kind that a schema asks for, whatever it holds. */
export function sameKind({ type }: Flat, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value)
  return type === 'object' ? isObject(value) : typeof value === type
}

function fieldsFit(flat: Flat, value: Record<string, unknown>): boolean {
  if (!within(flat.minProperties, Object.keys(value).length, flat.maxProperties)) return false
  if (!(flat.required ?? []).every((name) => Object.hasOwn(value, name))) return false
  return Object.entries(value).every(([name, item]) => {
    const field = inside(flat, name)
    return field ? fits(field, item) : flat.additionalProperties !== false
  })
}

function entriesFit({ items = {}, minItems, maxItems }: Flat, value: readonly unknown[]): boolean {
  return within(minItems, value.length, maxItems) && value.every((item) => fits(items, item))
}

function within(low = Number.NEGATIVE_INFINITY, value: number, high = Number.POSITIVE_INFINITY): boolean {
  return low <= value && value <= high
}
