import { type RefObject, useEffect } from 'react'
import { HeldNotes } from './held-notes.ts'

/** Less than a pixel nobody sees, and not every browser scrolls by less. */
const least = 1

/**
 * What has the focus stays where it is while hints, notes and mistakes come and go above it. Browsers do so by themselves only
 * once something is scrolled; here the form is scrolled, or room is left where there is nothing to scroll. What stands below a
 * field stays as well: what is said of the field lies over it until the field is left, and then what is gone to, or pressed, stays.
 */
export function useSteady(pane: RefObject<HTMLElement | null>, isThere = true): void {
  useEffect(() => {
    const { current } = pane
    const scroller = current?.parentElement
    if (!isThere || !current || !scroller) return undefined
    const room = { above: 0, below: 0 }
    let known: { readonly element: Element; readonly top: number } | undefined
    let scrolled = scroller.scrollTop
    let pressed: Element | null = null
    const notes = new HeldNotes(current)
    const look = (element = document.activeElement) => {
      // The name of the form stays where it is by itself.
      const isIn = element && current.contains(element) && !current.firstElementChild?.contains(element)
      known = isIn ? { element, top: topIn(scroller, element) } : undefined
      scrolled = scroller.scrollTop
    }
    const follow = () => {
      const by = scroller.scrollTop - scrolled
      scrolled = scroller.scrollTop
      // What has become shorter is scrolled back by the browser: nobody meant that.
      const isCut = by < 0 && scrolled + least > scroller.scrollHeight - scroller.clientHeight
      if (known && !isCut) known = { ...known, top: known.top - by }
    }
    const hold = (element = document.activeElement) => {
      const before = known
      look(element)
      if (!known || known.element !== before?.element) return
      const by = known.top - before.top
      // Where it was is what counts: parts of a pixel would add up.
      known = before
      if (Math.abs(by) < least) return
      const fromRoom = Math.min(room.above, Math.max(by, 0))
      room.above -= fromRoom
      const wanted = by - fromRoom
      const from = scroller.scrollTop
      scroller.scrollTop = from + wanted
      const rest = wanted - (scroller.scrollTop - from)
      if (rest <= -least) room.above -= rest
      if (rest >= least) room.below += rest + Math.max(0, scroller.clientHeight - current.offsetHeight)
      current.style.setProperty('--room-above', `${room.above}px`)
      current.style.setProperty('--room-below', `${room.below}px`)
      if (rest >= least) scroller.scrollTop = from + wanted
      scrolled = scroller.scrollTop
    }
    // The field that was left gives back its room, and what is gone to stays: a finger that is lifted from elsewhere presses nothing.
    const go = (focused: Element | null, steady = focused) => {
      look(steady)
      notes.follow(focused)
      hold(steady)
    }
    const come = () => go(document.activeElement)
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && current.contains(relatedTarget))) go(null, pressed)
    }
    const press = ({ target }: MouseEvent) => {
      pressed = target instanceof Element ? target : null
      // What takes no focus, such as a label, takes it from the field at once.
      requestAnimationFrame(() => {
        pressed = null
      })
    }
    const sizes = new ResizeObserver(() => hold())
    sizes.observe(current)
    current.addEventListener('mousedown', press)
    current.addEventListener('focusin', come)
    current.addEventListener('focusout', leave)
    scroller.addEventListener('scroll', follow, { passive: true })
    look()
    return () => {
      sizes.disconnect()
      current.removeEventListener('mousedown', press)
      current.removeEventListener('focusin', come)
      current.removeEventListener('focusout', leave)
      scroller.removeEventListener('scroll', follow)
    }
  }, [pane, isThere])
}

/** Of what is itself moved about, such as a ring on a picture, it is what that is moved in. */
function topIn(scroller: Element, element: Element): number {
  const steady = element.closest('[data-moved-in]') ?? element
  return steady.getBoundingClientRect().top - scroller.getBoundingClientRect().top
}
