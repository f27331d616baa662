import { join } from '../../../content/json/pointer.ts'
import { isObject } from '../../../is-object.ts'
import type { Fields } from '../../form/edits.ts'

/** A link of a section, and the way to its address. */
export interface BegunLink {
  readonly words: string
  readonly href: string
  readonly at: string
}

/** The links that sections have brought from examples since the page of the editor was loaded, and that nobody called right. */
const begun = new Set<string>()

/** Remembers where the links of an example lead: its pages are not those of this site. */
export function noteLinks(section: Fields): void {
  for (const link of linksIn(section)) begun.add(nameOf(section, link))
}

/** The links of a section that still are those of an example. */
export function begunLinks(section: Fields): BegunLink[] {
  return begun.size === 0 ? [] : linksIn(section).filter((link) => begun.has(nameOf(section, link)))
}

/** A link that is called otherwise now is the same link as long as it leads to the same place. */
export function followLinks(before: Fields, now: Fields): void {
  const known = new Map(begunLinks(before).map((link) => [link.at, link]))
  for (const link of linksIn(now)) if (known.get(link.at)?.href === link.href) begun.add(nameOf(now, link))
}

/** These are right as they are. */
export function keepLinks(section: Fields): void {
  for (const link of linksIn(section)) begun.delete(nameOf(section, link))
}

function nameOf({ type }: Fields, { words, href }: BegunLink): string {
  return JSON.stringify([type, words, href])
}

function linksIn(value: unknown, at = ''): BegunLink[] {
  if (Array.isArray(value)) return value.flatMap((inner, index) => linksIn(inner, join(at, index)))
  if (!isObject(value)) return []
  const { href, label, heading } = value
  const words = [label, heading].find((one) => typeof one === 'string')
  const own = typeof href === 'string' ? [{ words: String(words ?? href), href, at: join(at, 'href') }] : []
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => linksIn(inner, join(at, name)))]
}
