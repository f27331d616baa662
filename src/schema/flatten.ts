import { isObject } from '../is-object.ts'
import type { Schema } from './schema.ts'

/** A schema without detours: references, "allOf" and the branch that a value chose are merged into one. */
export type Flat = Omit<Schema, '$ref' | 'allOf'>

/** What the schema says about a value. Outer words win; of two limits the tighter one. */
export function flatten(node: Schema, value: unknown): Flat {
  const { $ref, allOf, ...own } = node
  let flat: Flat = own
  if (own.if) flat = merge(flat, flatten((matches(own.if, value) ? own.then : own.else) ?? {}, value))
  const branch = own.oneOf && choose(own, value)
  if (branch) flat = merge(flat, branch)
  for (const part of allOf ?? []) flat = merge(flat, flatten(part, value))
  return $ref ? merge(flat, flatten($ref, value)) : flat
}

/** What the schema says about the value at the end of some steps. */
export function find(top: Schema, value: unknown, steps: readonly string[]): Flat {
  let flat = flatten(top, value)
  let here = value
  for (const step of steps) {
    here = isObject(here) || Array.isArray(here) ? (here as Record<string, unknown>)[step] : undefined
    flat = flatten(inside(flat, step) ?? {}, here)
  }
  return flat
}

/** The schema of a field or an entry. */
export function inside(flat: Flat, step: string): Schema | undefined {
  if (flat.items) return flat.items
  if (flat.properties && Object.hasOwn(flat.properties, step)) return flat.properties[step]
  return typeof flat.additionalProperties === 'object' ? flat.additionalProperties : undefined
}

/** The names of the fields that an object is for: of an entry, those that its section shows. */
export function fieldNames({ shows, properties = {} }: Flat): readonly string[] {
  return shows ?? Object.keys(properties)
}

/** Of each union: whoever judges asks for them once for each mistake. */
const known = new WeakMap<object, ReadonlyMap<string, Flat>>()

/** The branches of a union by the value that chooses them. */
export function branches({ discriminator, oneOf = [] }: Flat): ReadonlyMap<string, Flat> {
  const name = discriminator?.propertyName ?? 'type'
  const found = known.get(oneOf) ?? new Map(oneOf.map((branch) => named(flatten(branch, undefined), name)))
  known.set(oneOf, found)
  return found
}

function named(branch: Flat, name: string): [string, Flat] {
  return [String(branch.properties?.[name]?.const), branch]
}

function choose(union: Schema, value: unknown): Flat | undefined {
  const chosen = isObject(value) ? value[union.discriminator?.propertyName ?? 'type'] : undefined
  return typeof chosen === 'string' ? branches(union).get(chosen) : undefined
}

function matches(condition: Schema, value: unknown): boolean {
  if (condition.type === 'array') return Array.isArray(value)
  if (condition.type === 'boolean') return typeof value === 'boolean'
  return isObject(value) && (condition.required ?? []).every((name) => Object.hasOwn(value, name))
}

function merge(outer: Flat, inner: Flat): Flat {
  const merged: { -readonly [K in keyof Flat]: Flat[K] } = { ...inner, ...outer }
  if (outer.properties && inner.properties) merged.properties = narrow(outer.properties, inner.properties)
  if (outer.required && inner.required) merged.required = [...new Set([...inner.required, ...outer.required])]
  for (const [limits, tighter] of [
    [['maxLength', 'maxItems', 'maximum'], Math.min],
    [['minLength', 'minItems', 'minimum'], Math.max],
  ] as const)
    for (const limit of limits) {
      const values = [outer[limit], inner[limit]].filter((value) => value !== undefined)
      if (values.length === 2) merged[limit] = tighter(...values)
    }
  // A branch knows better than its union what it is.
  if (outer.oneOf && inner.title) merged.title = inner.title
  return merged
}

type Fields = NonNullable<Schema['properties']>

/** The fields of a shape, of which some are described more closely where it is used. */
function narrow(outer: Fields, inner: Fields): Fields {
  const closer = Object.entries(outer).map(([name, field]) => {
    const whole = Object.hasOwn(inner, name) ? inner[name] : undefined
    return [name, whole ? { allOf: [field, whole] } : field]
  })
  return { ...inner, ...Object.fromEntries(closer) }
}
