import { isObject } from '../../is-object.ts'
import { fieldNames, find, inside } from '../../schema/flatten.ts'
import type { Schema } from '../../schema/schema.ts'
import { get, join, split } from '../json/pointer.ts'
import type { Words } from './complaint.ts'
import type { SchemaError } from './messages.ts'
import { isMendable } from './shape.ts'

/** What is said of a field, and of nothing inside it. */
export interface Covering {
  steps: readonly string[]
  on: 'name' | 'value'
  words: Words
}

/** Groups that are none: one list alone, or entries without groups. Both stand under "items"; what is wrong inside follows. */
export function singleGroups(
  top: Schema,
  value: unknown,
  errors: readonly SchemaError[],
): { found: Covering[]; rest: readonly SchemaError[] } {
  const found = new Map<string, Covering>()
  const rest = errors.filter(({ instancePath }) => {
    const steps = split(instancePath)
    const at = steps.indexOf('groups')
    if (at === -1) return true
    const groups = steps.slice(0, at + 1)
    const key = join('', ...groups)
    const covering = found.get(key) ?? judgeGroups(top, value, groups)
    if (covering) found.set(key, covering)
    return !covering
  })
  return { found: [...found.values()], rest }
}

function judgeGroups(top: Schema, value: unknown, steps: readonly string[]): Covering | undefined {
  const around = steps.slice(0, -1)
  const flat = find(top, value, around)
  const holder = get(value, around)
  const groups = get(value, steps)
  if (!isObject(holder) || !Array.isArray(groups) || Object.hasOwn(holder, 'items')) return undefined
  if (!fieldNames(flat).includes('items')) return undefined
  if (isMendable(inside(flat, 'items') ?? {}, groups))
    return {
      steps,
      on: 'name',
      words: {
        message: '"groups" has entries and no groups; a list of entries stands under "items".',
        fix: { title: 'rename to "items"', change: { rename: 'items' } },
      },
    }
  const [only, ...others] = groups
  if (others.length > 0 || !isObject(only)) return undefined
  return {
    steps,
    on: 'name',
    words: {
      message: 'There is one group only; a single list stands under "items".',
      hint: 'Write "items": [ … ] with its entries in place of "groups", or make a second group.',
    },
  }
}
