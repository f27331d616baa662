import { type RefObject, useLayoutEffect, useRef } from 'react'
import { controlIn } from './control-in.ts'

type Find = () => HTMLElement | null | undefined

/**
 * When something goes that has the focus in it, something else gets it: who had it would begin again at the top. What that is, is
 * asked while the thing is there, and looked for once it is gone.
 */
export function useFocusAfter(leaving: RefObject<HTMLElement | null>, next: (leaving: HTMLElement) => Find): void {
  const now = useRef(next)
  now.current = next
  useLayoutEffect(() => {
    const { current } = leaving
    return () => {
      if (!current?.contains(document.activeElement)) return
      const find = now.current(current)
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) find()?.focus()
      })
    }
  }, [leaving])
}

/** The control of the field in which something stands, whichever it is by then. */
export function toControl(leaving: HTMLElement): Find {
  const field = leaving.closest<HTMLElement>('[data-field]')
  return () => field && controlIn(field)
}
