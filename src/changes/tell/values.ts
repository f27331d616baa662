import { withCodes } from '../../content/invisible.ts'
import { isObject } from '../../is-object.ts'
import type { FieldChange } from '../compare/change.ts'
import { nameIn } from '../compare/things.ts'
import type { Piece } from './pieces.ts'
import { flow, short } from './words-within.ts'

/** What became of a field: "price 1,999 to 2,199 a month". */
export function fieldInWords({ title, before, after }: FieldChange): Piece[] {
  if (typeof (after ?? before) === 'boolean' && typeof (before ?? after) === 'boolean')
    return [`${title}: ${after === true ? 'yes' : 'no'}`]
  if (isAbsent(before)) return [`${title} set to `, ...valueInWords(after)]
  if (isAbsent(after)) return [`${title} `, ...valueInWords(before), ' removed']
  const [one, other] = [valueInWords(before), valueInWords(after)]
  if (isPrice(before) && isPrice(after) && before.per === after.per) return [`${title} ${amount(before)} to `, ...other]
  if (JSON.stringify(one) === JSON.stringify(other)) return [`${title} changed within: `, ...other]
  return [`${title} `, ...one, ' to ', ...other]
}

function isAbsent(value: unknown): boolean {
  return value === undefined
}

interface Price extends Record<string, unknown> {
  amount: number
  per: string
}

function isPrice(value: unknown): value is Price {
  return isObject(value) && typeof value.amount === 'number' && typeof value.per === 'string'
}

function amount({ amount: number }: Price): string {
  return number.toLocaleString('en')
}

const notEach: readonly string[] = ['each', 'once']

function valueInWords(value: unknown): Piece[] {
  // A letter that nobody sees makes another address.
  if (typeof value === 'string') return [{ value: short(flow(withCodes(value))) }]
  if (typeof value === 'number') return [value.toLocaleString('en')]
  if (typeof value === 'boolean') return [value ? 'yes' : 'no']
  if (isPrice(value)) return [`${amount(value)} `, ...(notEach.includes(value.per) ? [] : ['a ']), { value: value.per }]
  if (Array.isArray(value)) return listInWords(value)
  if (!isObject(value)) return ['nothing']
  if (typeof value.x === 'number' && typeof value.y === 'number') return [`${value.x} / ${value.y}`]
  const { src, href } = value
  if (typeof src === 'string') return [{ value: src }]
  const name = nameIn(value)
  if (typeof href === 'string')
    return name === null || name === href ? [{ value: href }] : [{ name: short(name) }, ' to ', { value: href }]
  if (name !== null) return [{ name: short(flow(name)) }]
  return separated(Object.entries(value).map(([field, inner]) => [{ value: field }, ' ', ...valueInWords(inner)]))
}

/** 4 entries show what a list is about. */
function listInWords(list: readonly unknown[]): Piece[] {
  if (list.length === 0) return ['nothing']
  const more = list.length > 4 ? [` and ${list.length - 4} more`] : []
  return [...separated(list.slice(0, 4).map(valueInWords)), ...more]
}

function separated(parts: readonly Piece[][]): Piece[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [', ', ...part]))
}
