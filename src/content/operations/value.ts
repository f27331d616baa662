import { split } from '../json/pointer.ts'
import type { Operation } from './operations.ts'

type Holder = Record<string, unknown>

/**
 * What operations make of a value. It shares nothing with their doing on texts but the meaning, so that each proves the
 * other; the operations must be possible. The value itself stays as it is.
 */
export function changeValue(value: unknown, operations: readonly Operation[]): unknown {
  const file: Holder = { '': structuredClone(value) }
  for (const operation of operations) {
    const { holder, key } = find(file, operation.at)
    switch (operation.op) {
      case 'set':
        holder[key] = structuredClone(operation.value)
        break
      case 'letters': {
        const text = String(holder[key])
        const { offset, length, text: letters } = operation
        holder[key] = text.slice(0, offset) + letters + text.slice(offset + length)
        break
      }
      case 'insert':
        insert(file, operation.at, structuredClone(operation.value), operation.before)
        break
      case 'remove':
        take(holder, key)
        break
      case 'rename': {
        const fields = Object.entries(holder).map(([name, item]) => [name === key ? operation.name : name, item])
        refill(holder, Object.fromEntries(fields) as Holder)
        break
      }
      case 'move':
        insert(file, operation.to, take(holder, key), operation.before)
        break
      case 'wrap':
        holder[key] = operation.name === undefined ? [holder[key]] : { [operation.name]: holder[key] }
    }
  }
  return file['']
}

/** The object or list that holds what a pointer leads to. */
function find(file: Holder, pointer: string): { holder: Holder; key: string } {
  const steps = ['', ...split(pointer)]
  const key = steps.pop() ?? ''
  return { holder: steps.reduce((holder, step) => holder[step] as Holder, file), key }
}

function insert(file: Holder, pointer: string, value: unknown, before: string | undefined): void {
  const { holder, key } = find(file, pointer)
  if (Array.isArray(holder)) {
    holder.splice(key === '-' ? holder.length : Number(key), 0, value)
    return
  }
  const fields = Object.entries(holder)
  const index = fields.findIndex(([name]) => name === before)
  refill(holder, Object.fromEntries(fields.toSpliced(index === -1 ? fields.length : index, 0, [key, value])))
}

function take(holder: Holder, key: string): unknown {
  const value = holder[key]
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
  return value
}

/** Gives an object other fields, in their order. */
function refill(holder: Holder, fields: Holder): void {
  for (const name of Object.keys(holder)) delete holder[name]
  // Not by assignment: a field "__proto__" would become another thing than a field.
  Object.defineProperties(holder, Object.getOwnPropertyDescriptors(fields))
}
