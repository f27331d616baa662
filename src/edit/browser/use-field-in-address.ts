import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { usePlace } from './place.ts'
import { store } from './store.ts'
import { placeWith } from './use-sought.ts'

interface Wanted {
  pane: RefObject<HTMLElement | null>
  /** The path of the page. */
  path: string
  section: number | undefined
  /** Nobody has gone anywhere since the editor was loaded. */
  isFirst: boolean
  /** Where in its file stands what the form is about. */
  at: string
}

/** The focus goes to the field that the address names, and the address follows the focus. */
export function useFieldInAddress({ pane, path, section, isFirst, at }: Wanted): void {
  const { field, visit, follow } = usePlace()
  const followed = useRef<readonly string[]>([])
  const stood = useRef(section)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who only moves a section does not go to a field again.
  useEffect(() => {
    // Others have moved the section: nobody has gone anywhere.
    const isMoved = stood.current !== section
    stood.current = section
    if (isMoved) return
    // Where the address only followed the focus, this may be elsewhere by now: in a menu that lies over the form, or in the
    // next field.
    const isFollowed = field !== undefined && followed.current.includes(field)
    followed.current = isFollowed ? followed.current.slice(followed.current.indexOf(field) + 1) : []
    // Who has begun elsewhere before all of it was there goes on there.
    if (isFirst && document.activeElement !== document.body) return
    if (isFollowed || field === undefined || placeWith(document.activeElement) === `${at}/${field}`) return
    store.seek(`${at}/${field}`)
  }, [visit])
  // The address can be sent to somebody who is to look at this very field.
  // It listens before a field that has just come gives itself the focus.
  useLayoutEffect(() => {
    const come = (event: FocusEvent) => {
      const there = event.target instanceof Element ? placeWith(event.target) : undefined
      const way = there?.startsWith(`${at}/`) ? there.slice(at.length + 1) : undefined
      if (way === undefined || way === field) return
      followed.current = [...followed.current, way]
      follow(path, path, section, way)
    }
    const { current } = pane
    current?.addEventListener('focusin', come)
    return () => current?.removeEventListener('focusin', come)
  })
}
