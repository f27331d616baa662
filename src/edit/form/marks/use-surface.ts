import { type RefObject, useEffect, useRef, useState } from 'react'
import { useForm } from '../context.ts'
import type { TextKind } from './kinds.ts'
import { Surface } from './surface.ts'

interface Wanted {
  kind: TextKind
  text: string
  /** What the element says of itself to those who do not see it. */
  attributes: Readonly<Record<string, string>>
  write(source: string): void
  askLink(): void
  /** What is written is more than can be shown. */
  onSource(): void
}

/** The text in a box of a form, in which one types: there once the box is, and another one where what it is made of is. */
export function useSurface(box: RefObject<HTMLElement | null>, wanted: Wanted): RefObject<Surface | undefined> {
  const { disabled, variables, undo, redo } = useForm()
  const { kind, text } = wanted
  const surface = useRef<Surface>(undefined)
  const [, moved] = useState(0)
  const now = useRef({ ...wanted, undo, redo })
  now.current = { ...wanted, undo, redo }
  useEffect(() => {
    if (!box.current) return
    const made = new Surface(box.current, now.current.text, {
      kind,
      variables,
      disabled,
      attributes: { ...now.current.attributes, ...(disabled && { 'aria-disabled': 'true' }) },
      write: (source) => now.current.write(source),
      askLink: () => now.current.askLink(),
      undo: () => now.current.undo(),
      redo: () => now.current.redo(),
      onMove: () => moved((count) => count + 1),
    })
    surface.current = made
    return () => {
      surface.current = undefined
      made.destroy()
    }
  }, [box, kind, variables, disabled])
  useEffect(() => {
    // What another program or an undone step has brought may be more than can be shown.
    if (surface.current?.update(text) === false) now.current.onSource()
  }, [text])
  return surface
}
