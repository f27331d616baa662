import type { EditOperation } from '../agreed.ts'

/** Whether something comes whose texts are to be typed next: it is no mistake before that. */
export function beginsEmpty(operation: EditOperation): boolean {
  return 'value' in operation && hasEmpty(operation.value)
}

function hasEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === ''
  return Object.values(value).some(hasEmpty)
}
