import { end, livingIn } from '../../browser/islands/loader.ts'
import { typing } from '../messages.ts'
import { noteOpened } from './opened.ts'
import type { renew } from './renew.ts'
import { movedSlide } from './slides.ts'

/** React's part comes only to pages in which something lives. */
let renewing: { renew: typeof renew } | undefined

/** The new forms of sections in which somebody types. */
const waiting = new WeakMap<HTMLElement, HTMLElement>()

/** Puts a section's new form in place of the old one, and says which element shows it. What was opened, chosen or typed stays. */
export async function replace(before: HTMLElement, now: HTMLElement): Promise<HTMLElement> {
  if (before.hasAttribute(typing.mark)) {
    waiting.set(before, now)
    before.setAttribute(typing.mark, typing.waits)
    return before
  }
  const openAgain = noteOpened(before)
  const slide = movedSlide(before, now)
  const life = slide ? undefined : livingIn(before)
  if (life) renewing ??= await import('./renew.ts')
  const renewed = life !== undefined && renewing?.renew(before, now, life) === true
  openAgain(renewed ? before : now)
  if (renewed) return before
  before.replaceWith(now)
  end(before)
  // As a row that its visitor has scrolled before its script came.
  slide?.parentElement?.parentElement?.scrollTo({ left: slide.offsetLeft, behavior: 'instant' })
  return now
}

/** The form that has waited until nobody types in a section any more. */
export function waitedFor(section: HTMLElement): HTMLElement | undefined {
  if (section.hasAttribute(typing.mark)) return undefined
  const now = waiting.get(section)
  waiting.delete(section)
  return now
}
