import { type RefObject, useEffect, useState } from 'react'

/** The height of a row, in pixels. */
export const rowHeight = 34

/** 8 rows: what is scrolled to in a moment is drawn already. */
const around = 8

/**
 * Which rows of a long list are in sight. The one that is chosen is brought into sight when it becomes another, and when the
 * list gets another height: what stands below it comes later.
 */
export function useWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  chosen: number,
): { from: number; to: number } {
  const [rows, setRows] = useState({ first: 0, many: 30 })
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const look = () =>
      setRows({ first: Math.floor(element.scrollTop / rowHeight), many: Math.ceil(element.clientHeight / rowHeight) })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [list])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is looked at in the element.
  useEffect(() => {
    const element = list.current
    if (!element || chosen < 0) return
    const top = chosen * rowHeight
    if (top < element.scrollTop || top + rowHeight > element.scrollTop + element.clientHeight)
      element.scrollTop = top - element.clientHeight / 3
  }, [list, chosen, rows.many])
  const from = Math.max(0, Math.min(rows.first, count - rows.many) - around)
  return { from, to: Math.min(count, rows.first + rows.many + around) }
}
