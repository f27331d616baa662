import { isIn } from '../form/mistakes.tsx'

/** Shows a field, or what holds it, and gives it the focus unless it has it; false where there is none. */
export function focusField(pane: HTMLElement, pointer: string): boolean {
  const fields = [...pane.querySelectorAll<HTMLElement>('[data-field]')]
  const field = fields.findLast(({ dataset: { field: at = '' } }) => isIn(pointer, at))
  if (!field) return false
  if (field.contains(document.activeElement)) return true
  field.scrollIntoView({ block: 'center' })
  field.querySelector<HTMLElement>('input, textarea, [contenteditable], button')?.focus({ preventScroll: true })
  return true
}
