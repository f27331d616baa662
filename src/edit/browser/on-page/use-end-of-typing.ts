import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { split } from '../../../content/json/pointer.ts'
import type { PageState } from '../../agreed.ts'
import { followed, isSameWay } from '../followed.ts'
import type { TextOnPage } from './text-on-page.ts'

interface Wanted {
  text: TextOnPage
  frame: RefObject<HTMLIFrameElement | null>
  page: PageState
  /** The section whose text is typed. */
  place: RefObject<number | undefined>
}

/** Ends typing where its author goes elsewhere, and where the text is at its place no more. */
export function useEndOfTyping({ text, frame, page, place }: Wanted): void {
  const shown = useRef(page)
  useLayoutEffect(() => {
    const { current: before } = shown
    shown.current = page
    const at = place.current
    if (at === undefined || !text.now) return
    const [old, line] = [before.sections[at], page.sections[at]]
    const way = split(text.now.written.at.slice(old?.spot.at.length))
    const isThere = before.at === page.at && followed(before, page, at) === at
    // What is typed on would be written into what has come into its place.
    if (!isThere || !isSameWay(old?.value, line?.value, way)) text.end()
  }, [page, place, text])

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (text.now && target !== frame.current && !(target instanceof Element && target.closest('[role="dialog"]')))
        text.end()
    }
    const { current } = frame
    const onLoad = () => {
      // Who types already while the rest of the page is loaded goes on.
      if (text.now?.surface.element.ownerDocument !== current?.contentDocument) text.end()
    }
    document.addEventListener('focusin', onFocus)
    current?.addEventListener('load', onLoad)
    return () => {
      document.removeEventListener('focusin', onFocus)
      current?.removeEventListener('load', onLoad)
    }
  })
  useEffect(() => () => text.end(), [text])
}
