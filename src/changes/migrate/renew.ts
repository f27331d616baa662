import { get, join } from '../../content/json/pointer.ts'
import type { Operation } from '../../content/operations/operations.ts'
import { changeValue } from '../../content/operations/value.ts'
import { isObject } from '../../is-object.ts'
import { type Row, retiredIn, saying, wordNow } from '../../schema/retired.ts'
import { type Fields, into, type Part } from './part.ts'
import { reshapes } from './reshaped.ts'

/** What brings a part to newer words. */
export interface Renewal {
  value: unknown
  operations: Operation[]
  /** What was done, in words, each time. */
  done: string[]
  /** Old words that somebody has to decide about. */
  left: string[]
}

/**
 * Puts the words of one version in the place of those of another. A part may be newer than the old version: it was
 * added later, or done already. Such a part is touched only where it has a word that means nothing any more.
 */
export function renew(part: Part, from: number, to: number): Renewal {
  const renewal: Renewal = { value: part.value, operations: [], done: [], left: [] }
  const rows = retiredIn(part.type).filter(({ version }) => version <= to)
  for (const version of new Set(rows.map((row) => row.version))) {
    const own = rows.filter((row) => row.version === version)
    if (version > from || own.some((row) => isSign(row, { ...part, value: renewal.value })))
      for (const row of own) apply(row, { ...part, value: renewal.value }, renewal)
  }
  return renewal
}

/** Whether an old word is there that means nothing else today. */
function isSign(row: Row, part: Part): boolean {
  if (row.reused) return false
  return objectsAt(part.value, row.place).some(({ object }) => operationsFor(row, object, part)?.length !== 0)
}

function apply(row: Row, part: Part, renewal: Renewal): void {
  const operations = objectsAt(part.value, row.place).flatMap(({ pointer, object }) => {
    const told = `${part.type ?? 'site'}: ${saying(row, object[row.name])}`
    const found = operationsFor(row, object, part)
    if (found === null) renewal.left.push(`${join(part.pointer + pointer, row.name)} stays (${told}).`)
    else if (found.length > 0) renewal.done.push(told)
    return (found ?? []).map((operation) => below(pointer, operation))
  })
  if (operations.length === 0) return
  renewal.value = changeValue(part.value, operations)
  renewal.operations.push(...operations.map((operation) => below(part.pointer, operation)))
}

/** What makes of a field what it is today: operations inside its object, or null when something is in the way. */
function operationsFor(row: Row, object: Fields, part: Part): Operation[] | null {
  const { name, now } = row
  if (!Object.hasOwn(object, name)) return []
  const at = join('', name)
  if (row.words) {
    const word = wordNow(row, object[name])
    return word === undefined ? [] : [{ op: 'set', at, value: word }]
  }
  const reshape = row.reshaped && reshapes[part.type ?? '']?.[name]
  if (reshape) return reshape(object, part)
  if (now === null) return [{ op: 'remove', at }]
  const [outer = '', inner] = now.split('/')
  if (inner !== undefined) return into(object, name, [outer, inner], part)
  return Object.hasOwn(object, outer) ? null : [{ op: 'rename', at, name: outer }]
}

/** The objects at a place of a value, with their pointers in it. */
function objectsAt(value: unknown, place: readonly string[]): { pointer: string; object: Fields }[] {
  let found = [{ pointer: '', value }]
  for (const step of place) {
    found = found.flatMap(({ pointer, value: holder }) => {
      if (step !== '*') return [{ pointer: join(pointer, step), value: get(holder, [step]) }]
      const list: unknown[] = Array.isArray(holder) ? holder : []
      return list.map((item, index) => ({ pointer: join(pointer, index), value: item }))
    })
  }
  return found.flatMap(({ pointer, value: object }) => (isObject(object) ? [{ pointer, object }] : []))
}

/** An operation inside a value, as one in what holds the value. */
function below(pointer: string, operation: Operation): Operation {
  const at = pointer + operation.at
  return operation.op === 'move' ? { ...operation, at, to: pointer + operation.to } : { ...operation, at }
}
