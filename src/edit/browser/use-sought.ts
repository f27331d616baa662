import { type RefObject, useEffect, useRef } from 'react'
import { isIn } from '../../content/json/pointer.ts'
import { controlIn } from '../form/control-in.ts'
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
  const page = useStore('page')
  const busy = useStore('busy')
  const now = useRef(isReplaced)
  now.current = isReplaced
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sought may come with the next state of the page.
  useEffect(() => {
    // Between drawing and now somebody may have begun to type on the page, which gives up what is sought.
    if (sought === null || sought !== store.now().sought || !isThere || !pane.current) return
    const { activeElement } = document
    const found = focusField(pane.current, sought)
    if (!found) return
    if (now.current(sought)) selectWords(document.activeElement)
    else if (document.activeElement !== activeElement) toEnd(document.activeElement)
    store.seek(null)
  }, [pane, sought, isThere, page, busy])
}

function selectWords(control: Element | null): void {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select()
  else if (control instanceof HTMLElement && control.isContentEditable) getSelection()?.selectAllChildren(control)
}

/** Who types goes on behind the words that are there, and not before them. */
function toEnd(control: Element | null): void {
  const isText =
    control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text')
  if (isText) control.setSelectionRange(control.value.length, control.value.length)
  else if (control instanceof HTMLElement && control.isContentEditable) {
    getSelection()?.selectAllChildren(control)
    getSelection()?.collapseToEnd()
  }
}

/**
 * Shows a field, or what holds it, and gives it the focus unless it has it; false where there is none. What holds it is led to
 * only once the page shows all that was done: what was just added is not there before.
 */
function focusField(pane: HTMLElement, pointer: string): boolean {
  const fields = [...pane.querySelectorAll<HTMLElement>('[data-field], [data-at]')]
  const field = fields.findLast((one) => isIn(pointer, placeOf(one)))
  if (!field || (placeOf(field) !== pointer && store.isBehind)) return false
  if (field.contains(document.activeElement)) return true
  field.scrollIntoView({ block: 'center' })
  controlIn(field).focus({ preventScroll: true })
  return true
}

/** The pointer of the field, or of the card of an entry, that an element is. */
function placeOf({ dataset: { field, at = '' } }: HTMLElement): string {
  return field ?? at
}

/** The pointer of the field, or of the card of an entry, in which an element stands. */
export function placeWith(element: Element | null): string | undefined {
  const holder = element?.closest<HTMLElement>('[data-field], [data-at]')
  return holder ? placeOf(holder) : undefined
}
