import { type RefObject, useEffect, useRef, useState } from 'react'
import { partAround } from './around.ts'
import { boxAround, type Drawn, drawnAt, drawnIn } from './on-page/drawn.ts'
import type { Target } from './on-page/targets.ts'
import type { Written } from './on-page/written.ts'
import { refuseFile, refusePicture } from './stray-files.ts'
import { type Boxes, useBoxes } from './use-boxes.ts'
import { useChosenInSight } from './use-chosen-in-sight.ts'
import { useLoads } from './use-loads.ts'

interface Wanted {
  frame: RefObject<HTMLIFrameElement | null>
  /** The ids of the sections in the page's HTML, in their order. */
  ids: readonly string[]
  selected: number | undefined
  /** The part of the site's settings that is open. */
  part: string | undefined
  /** Whether clicks do what they do for visitors. */
  isLive: boolean
  /** The texts and pictures of a section, by the fields that they are written in. */
  written(index: number): readonly Written[]
  onSelect(index: number | undefined, field?: Written): void
  /** What surrounds the sections was clicked. */
  onPart(part: string, clicked: Element): void
  typing: {
    /** The element of the text that is typed. */
    readonly element: HTMLElement | undefined
    /** Lets a text be typed; false where that cannot be. */
    begin(target: Target, point: { left: number; top: number }): boolean
    end(): void
  }
}

/** What the pointer is at: a section, and perhaps a text in it. */
interface Pointed {
  readonly index: number | undefined
  readonly text: DOMRect | undefined
}

const nothing: Pointed = { index: undefined, text: undefined }

/** Where the sections of the page in a frame stand, which is pointed at, and what is chosen by a click. */
export function useFrameSections(wanted: Wanted): { boxes: Boxes; pointed: Pointed } {
  const { frame, ids, selected, part } = wanted
  const [pointed, setPointed] = useState(nothing)
  // Listeners in the frame stay when what they are about is another.
  const now = useRef(wanted)
  now.current = wanted
  // What is clicked in the page is in sight there.
  const clicked = useRef<number | string>(undefined)
  const names = ids.join(' ')
  const loads = useLoads(frame, names)
  const boxes = useBoxes({
    frame,
    ids,
    loads,
    onMeasure: () => setPointed((before) => (before.text ? { ...before, text: undefined } : before)),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded anew is another document.
  useEffect(() => {
    const element = frame.current
    const document = element?.contentDocument
    if (!document?.body) return undefined
    const elements = () => now.current.ids.map((id) => document.getElementById(id))
    const indexOf = (target: EventTarget | null) => {
      const index = elements().findIndex((section) => section?.contains(target as Node))
      return index === -1 ? undefined : index
    }
    const at = ({ target, clientX, clientY }: MouseEvent): { index: number | undefined; drawn: Drawn | undefined } => {
      const index = indexOf(target)
      const section = index === undefined ? undefined : elements()[index]
      if (index === undefined || !section) return { index, drawn: undefined }
      return { index, drawn: drawnAt(drawnIn(section, now.current.written(index)), document, clientX, clientY) }
    }
    const onMove = (event: MouseEvent) => {
      const { isLive, typing } = now.current
      if (isLive || typing.element?.contains(event.target as Node)) return setPointed(nothing)
      const { index, drawn } = at(event)
      const text = drawn && boxAround(drawn.nodes)
      setPointed((before) => (before.index === index && isSameBox(before.text, text) ? before : { index, text }))
    }
    const onLeave = () => setPointed(nothing)
    const onClick = (event: MouseEvent) => {
      if (now.current.isLive) return
      event.preventDefault()
      const { element } = now.current.typing
      // A space typed into a button is told as a click, too.
      if (element && (element.contains(event.target as Node) || event.detail === 0)) return
      event.stopPropagation()
      const { index, drawn } = at(event)
      if (element && typeAt(event)) return
      now.current.typing.end()
      const target = event.target as Element
      const around = index === undefined ? partAround(target) : undefined
      clicked.current = index ?? around
      if (index !== undefined) now.current.onSelect(index, drawn?.written)
      else if (around !== undefined) now.current.onPart(around, target)
    }
    const typeAt = (event: MouseEvent) => {
      const { index, drawn } = at(event)
      if (now.current.isLive || index === undefined || !drawn) return false
      clicked.current = index
      return now.current.typing.begin({ index, drawn }, { left: event.clientX, top: event.clientY })
    }
    const onKey = (event: KeyboardEvent) => {
      const { typing, isLive } = now.current
      // What keys do in the editor they do here, too.
      if (typing.element || isLive || !element) return
      if (!element.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault()
    }
    const onKeyUp = (event: KeyboardEvent) => {
      if (now.current.typing.element && event.key === ' ') event.preventDefault()
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
    document.addEventListener('dblclick', typeAt, options)
    document.addEventListener('keydown', onKey, options)
    document.addEventListener('keyup', onKeyUp, options)
    document.addEventListener('submit', stop, options)
    document.addEventListener('dragover', refuseFile, options)
    document.addEventListener('paste', refusePicture, { signal: options.signal })
    return () => abort.abort()
  }, [frame, loads, names])

  useChosenInSight({
    frame,
    ids,
    selected,
    part,
    clicked,
    types: wanted.typing.element !== undefined,
    loads,
  })
  return { boxes, pointed }
}

function isSameBox(one: DOMRect | undefined, other: DOMRect | undefined): boolean {
  return one?.left === other?.left && one?.top === other?.top && one?.width === other?.width
}
