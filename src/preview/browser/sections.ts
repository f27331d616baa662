import { end, schedule } from '../../browser/islands/loader.ts'
import { became } from '../became.ts'
import type { Update } from '../messages.ts'
import { replace, waitedFor } from './replace.ts'

/** The elements of a page's sections by the hashes of what they show, in order. */
export type Shown = ReadonlyMap<string, HTMLElement>

/** Puts the sections of a page in order. Those that did not change keep their elements; those that did, what was done in them. */
export async function arrange(main: Element, shown: Shown, sections: Update['sections']): Promise<Shown> {
  const wanted = new Set(sections.map(({ hash }) => hash))
  const gone = [...shown].filter(([hash]) => !wanted.has(hash)).map(([, element]) => element)
  const come = sections.flatMap(({ hash, html }) => (shown.has(hash) ? [] : [{ hash, element: parse(html ?? '') }]))
  const origins = originsOf(
    come.map(({ element }) => element),
    gone,
  )
  const now = new Map(shown)
  for (const { hash, element } of come) {
    const before = origins.get(element)
    now.set(hash, before ? await replace(before, element) : element)
  }
  const ordered = new Map<string, HTMLElement>()
  for (const { hash } of sections) {
    const element = now.get(hash)
    if (element) ordered.set(hash, element)
  }
  const kept = new Set(ordered.values())
  for (const element of gone) {
    if (kept.has(element)) continue
    end(element)
    element.remove()
  }
  let previous: HTMLElement | undefined
  for (const element of ordered.values()) {
    const place = previous ? previous.nextElementSibling : main.querySelector(':scope > section')
    if (place !== element) main.insertBefore(element, place)
    previous = element
  }
  for (const { element } of come) if (element.matches('[data-island]') && element.isConnected) schedule(element)
  return ordered
}

/** Puts in their places what has waited while somebody typed. */
export async function settle(shown: Shown): Promise<Shown> {
  const settled = new Map(shown)
  for (const [hash, section] of shown) {
    const now = waitedFor(section)
    if (!now) continue
    const element = await replace(section, now)
    settled.set(hash, element)
    if (element.matches('[data-island]')) schedule(element)
  }
  return settled
}

/** Which section each has been: of the same type, by its heading, or by where it stands. */
function originsOf(come: readonly HTMLElement[], gone: readonly HTMLElement[]): Map<HTMLElement, HTMLElement> {
  const origins = new Map<HTMLElement, HTMLElement>()
  for (const type of new Set(come.map(typeOf))) {
    const ofType = (section: HTMLElement) => typeOf(section) === type
    const [before, after] = [gone.filter(ofType), come.filter(ofType)]
    for (const [index, other] of became(before.map(nameOf), after.map(nameOf)).entries()) {
      const [origin, section] = [before[index], after[other ?? -1]]
      if (origin && section) origins.set(section, origin)
    }
  }
  return origins
}

function typeOf({ dataset }: HTMLElement): string {
  return dataset.section ?? ''
}

function nameOf(section: HTMLElement): string {
  return section.querySelector('h1, h2')?.textContent ?? ''
}

function parse(html: string): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.firstElementChild as HTMLElement
}
