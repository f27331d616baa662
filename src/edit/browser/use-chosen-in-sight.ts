import { type RefObject, useEffect, useRef } from 'react'
import { seenOf } from './around.ts'
import { isInSight } from './in-sight.ts'

interface Wanted {
  frame: RefObject<HTMLIFrameElement | null>
  ids: readonly string[]
  selected: number | undefined
  /** The part of the site's settings that is open. */
  part: string | undefined
  /** The section or the part that was clicked in the page, which is in sight there. */
  clicked: RefObject<number | string | undefined>
  /** Whether a text is typed: then the page stays where it is. */
  types: boolean
  loads: number
}

/** What is chosen comes into sight, at once: on a long page the way there would be drawn 30 times. */
export function useChosenInSight({ frame, ids, selected, part, clicked, types, loads }: Wanted): void {
  const now = useRef({ ids, types })
  now.current = { ids, types }
  const names = ids.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was loaded is looked at again.
  useEffect(() => {
    const chosen = part ?? selected
    if (chosen === undefined || clicked.current === chosen || now.current.types) return undefined
    clicked.current = undefined
    // With the next picture, which measures the page in any case: before it that would be done twice.
    const waiting = requestAnimationFrame(() => {
      const document = frame.current?.contentDocument
      if (!document) return
      const element =
        typeof chosen === 'string' ? seenOf(chosen, document) : document.getElementById(now.current.ids[chosen] ?? '')
      if (element && !isInSight(element.getBoundingClientRect(), document.documentElement.clientHeight))
        element.scrollIntoView({ block: 'start', behavior: 'instant' })
    })
    return () => cancelAnimationFrame(waiting)
  }, [frame, selected, part, clicked, loads, names])
}
