import { get, join, split } from '../../../src/content/json/pointer.ts'
import type { Operation } from '../../../src/content/operations/operations.ts'
import { changeValue } from '../../../src/content/operations/value.ts'
import { pointersOf } from './random-json.ts'

const values = [null, 2.5, 'new', '', [], {}, [1, [2]], { a: 1, b: { c: [] } }, [{ a: 1 }, { a: 2 }]]

type Pick = (below: number) => number
type Fields = Record<string, unknown>

/** What a text says; a byte-order mark may stand before it. */
export const parse = (text: string): unknown => JSON.parse(text.replace(/^\ufeff/, ''))
const up = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'))
const at = (value: unknown, pointer: string) => get(value, split(pointer))

/** A place for something new. */
function freePlace(value: unknown, pick: Pick): { to: string; before?: string } | undefined {
  const holders = pointersOf(value).filter((pointer) => typeof at(value, pointer) === 'object' && at(value, pointer))
  const holder = holders[pick(holders.length)]
  if (holder === undefined) return undefined
  const inside = at(value, holder)
  if (Array.isArray(inside)) return { to: join(holder, pick(3) === 0 ? '-' : pick(inside.length + 1)) }
  const fields = Object.keys(inside as Fields)
  const before = fields[pick(fields.length + 1)]
  return { to: join(holder, `new~/${pick(1e9)}`), ...(before === undefined ? {} : { before }) }
}

/** An operation that is possible, if one comes to mind. */
export function operationFor(value: unknown, pick: Pick): Operation | undefined {
  const pointers = pointersOf(value)
  const from = pointers[pick(pointers.length)] ?? ''
  const given = values[pick(values.length)]
  if (pick(6) === 0) return { op: 'set', at: from, value: given }
  if (pick(5) === 0) return { op: 'wrap', at: from, ...(pick(2) === 0 ? {} : { name: 'inner' }) }
  if (pick(3) === 0) {
    const place = freePlace(value, pick)
    return (
      place && {
        op: 'insert',
        at: place.to,
        value: given,
        ...(place.before === undefined ? {} : { before: place.before }),
      }
    )
  }
  if (from === '') return undefined
  if (pick(3) === 0) return { op: 'remove', at: from }
  if (pick(2) === 0 && !Array.isArray(at(value, up(from))))
    return { op: 'rename', at: from, name: `${split(from).at(-1)}"/` }
  const place = freePlace(changeValue(value, [{ op: 'remove', at: from }]), pick)
  return place && !place.to.startsWith(`${from}/`) ? { op: 'move', at: from, ...place } : undefined
}
