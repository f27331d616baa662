import { type RefObject, useLayoutEffect, useRef } from 'react'

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
