import { type RefObject, useEffect, useRef, useState } from 'react'

export type Boxes = readonly (DOMRect | undefined)[]

interface Wanted {
  frame: RefObject<HTMLIFrameElement | null>
  /** The ids of the sections in the page's HTML, in their order. */
  ids: readonly string[]
  /** How often another document has come into the frame. */
  loads: number
  /** The page has another size, other words, or was scrolled. */
  onMeasure(): void
}

/** Where the sections of the page in a frame stand. */
export function useBoxes(wanted: Wanted): Boxes {
  const { frame, ids, loads } = wanted
  const [boxes, setBoxes] = useState<Boxes>([])
  const now = useRef(wanted)
  now.current = wanted
  const names = ids.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded anew is another document.
  useEffect(() => {
    const document = frame.current?.contentDocument
    if (!document?.body) return undefined
    let waits = false
    const measure = () => {
      if (waits) return
      waits = true
      requestAnimationFrame(() => {
        waits = false
        const { ids, onMeasure } = now.current
        onMeasure()
        setBoxes(ids.map((id) => document.getElementById(id)?.getBoundingClientRect()))
      })
    }
    document.addEventListener('scroll', measure, { capture: true, passive: true })
    const sizes = new ResizeObserver(measure)
    sizes.observe(document.body)
    const changes = new MutationObserver(measure)
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
    measure()
    return () => {
      document.removeEventListener('scroll', measure, { capture: true })
      sizes.disconnect()
      changes.disconnect()
    }
  }, [frame, loads, names])
  return boxes
}
