import { direction } from '../../browser/islands/direction.ts'
import { became } from '../became.ts'

/** Where the slide that is seen has gone in the section's new form; nothing where it stands in its old place, or is gone. */
export function movedSlide(before: Element, after: Element): HTMLElement | undefined {
  const slides = slidesIn(before)
  const later = slidesIn(after)
  const seen = seenSlide(slides)
  const place = became(slides.map(nameOf), later.map(nameOf))[seen]
  return place === undefined || place === seen ? undefined : later[place]
}

function slidesIn(section: Element): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>('[role="group"] [role="group"][aria-roledescription]')]
}

/** The slide at the near edge of the row. While two fade into each other, both are there. */
function seenSlide(slides: readonly HTMLElement[]): number {
  const row = slides[0]?.parentElement?.parentElement?.getBoundingClientRect()
  const near = direction() === 'rtl' ? 'right' : 'left'
  const away = slides.map((slide) =>
    slide.matches('[inert], [data-behind]')
      ? Number.POSITIVE_INFINITY
      : Math.abs(slide.getBoundingClientRect()[near] - (row?.[near] ?? 0)),
  )
  return away.indexOf(Math.min(...away))
}

function nameOf(slide: HTMLElement): string {
  return slide.querySelector('h1, h2, h3, h4, h5, h6')?.textContent ?? slide.textContent
}
