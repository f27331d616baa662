import { deepest } from './inspect.ts'

/** Whether objects and lists are nested deeper than any page needs. It goes no deeper itself. */
export function tooDeep(value: unknown, left: number = deepest): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (left === 0) return true
  return Object.values(value).some((item) => tooDeep(item, left - 1))
}

/** The number of fields in a value and in all that is in it, as far as it is not nested too deep. */
export function countKeys(value: unknown, left: number = deepest): number {
  if (typeof value !== 'object' || value === null || left === 0) return 0
  const inner = Object.values(value)
  return inner.reduce<number>((sum, item) => sum + countKeys(item, left - 1), Array.isArray(value) ? 0 : inner.length)
}
