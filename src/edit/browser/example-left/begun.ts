import { join, parentOf } from '../../../content/json/pointer.ts'
import { isObject } from '../../../is-object.ts'
import type { Fields } from '../../form/edits.ts'
import { wordsIn } from './words.ts'

/** What a section has of its example: a link or words, what else tells them from others, and the way to their field. */
export interface Begun {
  readonly words: string
  /** Where a link leads; of other words, what their field is called. */
  readonly beside: string
  readonly at: string
}

/** What sections have brought from examples since the page of the editor was loaded, and nobody called right. */
const begun = new Set<string>()

/** Remembers the links and words of an example: its pages are not those of this site, nor are its people. */
export function noteExample(section: Fields): void {
  for (const one of [...linksIn(section), ...smallIn(section)]) begun.add(nameOf(section, one))
}

/** What of a section still is as in its example. */
export function leftOf(section: Fields): Begun[] {
  if (begun.size === 0) return []
  const isLeft = (one: Begun) => begun.has(nameOf(section, one))
  const links = linksIn(section).filter(isLeft)
  // A link is told once, with its words.
  const told = new Set(links.flatMap(({ at }) => ['label', 'heading'].map((name) => join(parentOf(at), name))))
  return [...links, ...smallIn(section).filter((one) => isLeft(one) && !told.has(one.at))]
}

/** A link that is called otherwise now is the same link as long as it leads to the same place. */
export function followLinks(before: Fields, now: Fields): void {
  const known = new Map(leftOf(before).map((link) => [link.at, link]))
  for (const link of linksIn(now)) if (known.get(link.at)?.beside === link.beside) begun.add(nameOf(now, link))
}

/** These are right as they are. */
export function keepAll(section: Fields): void {
  for (const one of [...linksIn(section), ...smallIn(section)]) begun.delete(nameOf(section, one))
}

function nameOf({ type }: Fields, { words, beside }: Begun): string {
  return JSON.stringify([type, words, beside])
}

function smallIn(section: Fields): Begun[] {
  return wordsIn(section).map(({ words, field, at }) => ({ words, beside: field, at }))
}

function linksIn(value: unknown, at = ''): Begun[] {
  if (Array.isArray(value)) return value.flatMap((inner, index) => linksIn(inner, join(at, index)))
  if (!isObject(value)) return []
  const { href, label, heading } = value
  const words = [label, heading].find((one) => typeof one === 'string')
  const own = typeof href === 'string' ? [{ words: String(words ?? href), beside: href, at: join(at, 'href') }] : []
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => linksIn(inner, join(at, name)))]
}
