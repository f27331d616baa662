import { useEffect, useRef } from 'react'

/**
 * For a form in which nothing can have the focus while it is busy. What is returned notes, before that, what has it; that gets it
 * back afterwards, unless somebody has gone elsewhere meanwhile.
 */
export function useFocusBack(isBusy: boolean): () => void {
  const before = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if (!isBusy && document.activeElement === document.body) before.current?.focus()
  }, [isBusy])
  return () => {
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : undefined
  }
}
