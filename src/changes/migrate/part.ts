import { join } from '../../content/json/pointer.ts'
import type { Operation } from '../../content/operations/operations.ts'
import { isObject } from '../../is-object.ts'

export type Fields = Record<string, unknown>

/** What has words of its own: a section, the settings of the site (type null), or what replaces fields of a shared section. */
export interface Part {
  pointer: string
  type: string | null
  value: unknown
  /** The shared section, as it is today. */
  replaces?: Fields | undefined
}

/** Puts a field into another one, which is made where it is missing. Null when something is in its way. */
export function into(object: Fields, name: string, [outer, inner]: [string, string], part: Part): Operation[] | null {
  const holder = object[outer]
  if (isObject(holder))
    return Object.hasOwn(holder, inner) ? null : [{ op: 'move', at: join('', name), to: join('', outer, inner) }]
  if (Object.hasOwn(object, outer)) return null
  // It would replace the shared section's as a whole, with what else is in there.
  const shared = part.replaces?.[outer]
  if (object === part.value && isObject(shared) && Object.keys(shared).some((key) => key !== inner)) return null
  return [
    { op: 'wrap', at: join('', name), name: inner },
    { op: 'rename', at: join('', name), name: outer },
  ]
}
