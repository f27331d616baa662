import { type RefObject, useEffect, useRef, useState } from 'react'

interface Wanted {
  frame: RefObject<HTMLIFrameElement | null>
  /** The ids of the sections in the page's HTML, in their order. */
  ids: readonly string[]
  selected: number | undefined
  /** Whether clicks do what they do for visitors. */
  isLive: boolean
  onSelect(index: number | undefined): void
}

type Boxes = readonly (DOMRect | undefined)[]

/** Where the sections of the page in a frame stand, which is pointed at, and what is chosen by a click. */
export function useFrameSections({ frame, ids, selected, isLive, onSelect }: Wanted): {
  boxes: Boxes
  pointed: number | undefined
} {
  const [boxes, setBoxes] = useState<Boxes>([])
  const [pointed, setPointed] = useState<number>()
  const [loaded, setLoaded] = useState(0)
  // Listeners in the frame stay when what they are about is another.
  const now = useRef({ ids, onSelect, isLive })
  now.current = { ids, onSelect, isLive }
  const names = ids.join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded anew is another document.
  useEffect(() => {
    const element = frame.current
    const document = element?.contentDocument
    const onLoad = () => setLoaded((count) => count + 1)
    element?.addEventListener('load', onLoad)
    if (!document?.body) return () => element?.removeEventListener('load', onLoad)

    const elements = () => now.current.ids.map((id) => document.getElementById(id))
    const indexOf = (target: EventTarget | null) => {
      const index = elements().findIndex((section) => section?.contains(target as Node))
      return index === -1 ? undefined : index
    }
    let waits = false
    const measure = () => {
      if (waits) return
      waits = true
      requestAnimationFrame(() => {
        waits = false
        setBoxes(elements().map((section) => section?.getBoundingClientRect()))
      })
    }
    const onMove = (event: Event) => setPointed(now.current.isLive ? undefined : indexOf(event.target))
    const onLeave = () => setPointed(undefined)
    const onClick = (event: Event) => {
      if (now.current.isLive) return
      event.preventDefault()
      event.stopPropagation()
      const index = indexOf(event.target)
      if (index !== undefined) now.current.onSelect(index)
    }
    const stop = (event: Event) => {
      if (now.current.isLive) return
      event.preventDefault()
      event.stopPropagation()
    }
    const abort = new AbortController()
    const options = { capture: true, signal: abort.signal }
    document.addEventListener('pointermove', onMove, options)
    document.documentElement.addEventListener('pointerleave', onLeave, options)
    document.addEventListener('click', onClick, options)
    document.addEventListener('submit', stop, options)
    document.addEventListener('scroll', measure, { ...options, passive: true })
    const sizes = new ResizeObserver(measure)
    sizes.observe(document.body)
    const changes = new MutationObserver(measure)
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
    measure()
    return () => {
      abort.abort()
      sizes.disconnect()
      changes.disconnect()
      element?.removeEventListener('load', onLoad)
    }
  }, [frame, loaded, names])

  // What is chosen comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was loaded is looked at again.
  useEffect(() => {
    const id = selected === undefined ? undefined : now.current.ids[selected]
    const document = frame.current?.contentDocument
    const section = id === undefined ? undefined : document?.getElementById(id)
    const box = section?.getBoundingClientRect()
    const height = document?.documentElement.clientHeight ?? 0
    if (section && box && (box.top < 0 || box.top > height * 0.7)) section.scrollIntoView({ block: 'start' })
  }, [frame, selected, loaded, names])

  return { boxes, pointed }
}
