import type { Item } from '../../generated/types.ts'
import type { WordKind } from '../../schema/schema.ts'
import { readWritten } from '../text/read.ts'
import { fillText } from '../text/variables.ts'

/** The kinds of an entry's texts that may hold links. */
const kinds = { text: 'inline', note: 'inline', body: 'prose' } as const

/** An entry as another page shows it: its id stays where it is, and links within its page lead back there. */
export function movedFrom(path: string, entry: Item, variables: Record<string, string>): Item {
  const { id: _, link, points, ...rest } = entry
  const moved: Item = rest
  const lead = (text: string, kind: WordKind) => leadBack(text, kind, path, variables)
  for (const [name, kind] of Object.entries(kinds) as [keyof typeof kinds, WordKind][]) {
    const text = rest[name]
    if (text?.includes('](')) moved[name] = lead(text, kind)
  }
  if (points) moved.points = points.map((point) => lead(point, 'inline'))
  // A variable may be all of an address.
  const isHere = link && fillText(link.href, variables).startsWith('#')
  if (link) moved.link = isHere ? { ...link, href: `${path}${link.href}` } : link
  return moved
}

/** A text in which links to places on its own page name the page. */
function leadBack(text: string, kind: WordKind, path: string, variables: Record<string, string>): string {
  const { links } = readWritten(text, kind, variables)
  let moved = text
  // From the last on, so that the places of those before stay.
  for (const { href, address } of links.toReversed()) {
    const [opening] = /^\(\s*<?/.exec(text.slice(address.offset)) ?? []
    const at = address.offset + (opening?.length ?? 0)
    if (href.startsWith('#') && opening) moved = `${moved.slice(0, at)}${path}${moved.slice(at)}`
  }
  return moved
}
