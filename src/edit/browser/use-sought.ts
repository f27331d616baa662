import { type RefObject, useEffect } from 'react'
import { controlIn } from '../form/control-in.ts'
import { isIn } from '../form/mistakes.tsx'
import { store, useStore } from './store.ts'

/** Leads to the field that is sought, once the form in a pane is there. */
export function useSought(pane: RefObject<HTMLElement | null>, isThere = true): void {
  const sought = useStore('sought')
  useEffect(() => {
    if (sought === null || !isThere || !pane.current) return
    const found = focusField(pane.current, sought)
    if (found) store.seek(null)
  }, [pane, sought, isThere])
}

/** Shows a field, or what holds it, and gives it the focus unless it has it; false where there is none. */
function focusField(pane: HTMLElement, pointer: string): boolean {
  const fields = [...pane.querySelectorAll<HTMLElement>('[data-field]')]
  const field = fields.findLast(({ dataset: { field: at = '' } }) => isIn(pointer, at))
  if (!field) return false
  if (field.contains(document.activeElement)) return true
  field.scrollIntoView({ block: 'center' })
  controlIn(field).focus({ preventScroll: true })
  return true
}
