import { end, livingIn } from '../browser/islands/loader.ts'
import { became } from './became.ts'
import { noteOpened } from './opened.ts'
import type { renew } from './renew.ts'
import { movedSlide } from './slides.ts'

/** A section's new form beside the element that has shown it until now; none when it has just come. */
export interface Change {
  readonly now: HTMLElement
  readonly before: HTMLElement | undefined
}

/** Finds which sections have become which others: of the same type, by their headings, or by where they stand. */
export function changes(gone: readonly HTMLElement[], come: readonly HTMLElement[]): Change[] {
  const pairs = new Map<HTMLElement, HTMLElement>()
  for (const type of new Set(come.map(typeOf))) {
    const ofType = (section: HTMLElement) => typeOf(section) === type
    const [before, after] = [gone.filter(ofType), come.filter(ofType)]
    for (const [index, other] of became(before.map(nameOf), after.map(nameOf)).entries()) {
      const [one, now] = [before[index], after[other ?? -1]]
      if (one && now) pairs.set(now, one)
    }
  }
  return come.map((now) => ({ now, before: pairs.get(now) }))
}

function typeOf({ dataset }: HTMLElement): string {
  return dataset.section ?? ''
}

function nameOf(section: HTMLElement): string {
  return section.querySelector('h1, h2')?.textContent ?? ''
}

/** React's part comes only to pages in which something lives. */
let renewing: { renew: typeof renew } | undefined

/** Puts a section's new form in place of the old one. What was opened, chosen or typed in it stays. */
export async function replace({ now, before }: Change): Promise<HTMLElement> {
  if (!before) return now
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
