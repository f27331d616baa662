import { deepest } from './inspector.ts'

/** Whether objects and lists are nested deeper than any page needs. It goes no deeper itself. */
export function tooDeep(value: unknown, left: number = deepest): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (left === 0) return true
  return Object.values(value).some((item) => tooDeep(item, left - 1))
}
