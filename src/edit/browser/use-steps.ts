import { useEffect } from 'react'
import type { PageState } from '../agreed.ts'
import { store } from './store.ts'

/** Steps that wait, of the section that is at this place by now: asked for in the outline or anywhere else. */
const waiting: { steps: number; from?: number; at?: number; asker?: Element | undefined } = { steps: 0 }

/**
 * Moves a section step by step. Steps that are asked for faster than the page follows wait for it: none of them is lost,
 * and none moves the section that has come into the place of the one that is meant.
 */
export function useSteps(
  page: PageState | null | undefined,
  section: number | undefined,
  /** A step that has waited comes with what had the focus when it was asked for. */
  move: (from: number, to: number, asker?: Element) => void,
): (from: number, by: 1 | -1) => void {
  function step(from: number, by: 1 | -1, asker?: Element) {
    const to = from + by
    if (!page || to < 0 || to >= page.sections.length) {
      waiting.steps = 0
      return
    }
    Object.assign(waiting, { from, at: to })
    move(from, to, asker)
  }
  useEffect(() => {
    const { steps, from, at, asker } = waiting
    // The address follows a moment later.
    if (steps === 0 || store.isBehind || section === from) return
    waiting.steps = 0
    // Who has chosen another section meanwhile does not mean that one.
    if (section === undefined || at !== section) return
    waiting.steps = steps - Math.sign(steps)
    step(section, steps > 0 ? 1 : -1, asker)
  })
  return (from, by) => {
    if (!store.isBehind) return step(from, by)
    waiting.steps += by
    waiting.asker = document.activeElement ?? undefined
  }
}
