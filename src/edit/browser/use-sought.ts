import { type RefObject, useEffect, useRef } from 'react'
import { controlIn } from '../form/control-in.ts'
import { isIn } from '../form/mistakes.tsx'
import { store, useStore } from './store.ts'

/**
 * Leads to the field that is sought, once the form in a pane is there. Where its words are to be replaced, they are selected:
 * what is typed then takes their place.
 */
export function useSought(
  pane: RefObject<HTMLElement | null>,
  isThere = true,
  isReplaced: (pointer: string) => boolean = () => false,
): void {
  const sought = useStore('sought')
  const now = useRef(isReplaced)
  now.current = isReplaced
  useEffect(() => {
    if (sought === null || !isThere || !pane.current) return
    const found = focusField(pane.current, sought)
    if (!found) return
    if (now.current(sought)) selectWords(document.activeElement)
    store.seek(null)
  }, [pane, sought, isThere])
}

function selectWords(control: Element | null): void {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select()
  else if (control instanceof HTMLElement && control.isContentEditable) getSelection()?.selectAllChildren(control)
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
