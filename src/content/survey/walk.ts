import type { Colors, Image, Page, Section, SiteSettings } from '../../generated/types.ts'
import { outermost, shapes } from '../../generated/visits.ts'
import type { WordKind } from '../../schema/schema.ts'
import type { Visited } from '../../schema/visited.ts'

/** Gets all that was written, with the object or list that holds it. */
export interface Visitor {
  /** Of a text in which the engine fills something in, `places` are the names that stand for it. */
  text(value: string, kind: WordKind, holder: object, key: string | number, places?: readonly string[]): void
  href(value: string, holder: object, key: string | number): void
  id(value: string, holder: object, key: string | number): void
  src(value: string, holder: object, key: string | number): void
  /** A number of which few digits may follow the point. */
  amount(value: number, decimals: number, holder: object, key: string | number): void
  /** The link of an entry, and the entry. */
  itemLink(link: object, entry: object): void
  image(image: Image): void
  colors(colors: Colors): void
  /** An entry of a list in which only some fields are shown. */
  entry(entry: object, shows: ReadonlySet<string>): void
}

/** Visits a value that fits the schema which the visit was made for. */
type Visit = (value: unknown, visitor: Visitor, holder: object, key: string | number) => void

export function walkSettings(settings: SiteSettings, visitor: Visitor): void {
  walk('site/site.schema.json', settings, visitor)
}

/** All of a page but its sections. */
export function walkPage(page: Page, visitor: Visitor): void {
  walk('page.schema.json', page, visitor)
}

export function walkSection(section: Section, visitor: Visitor): void {
  walk(`sections/${section.type}.schema.json`, section, visitor)
}

function walk(file: string, value: object, visitor: Visitor): void {
  const shape = outermost[file]
  if (shape === undefined) throw new Error(`Nobody visits what ${file} describes.`)
  visitOf(shape)(value, visitor, value, '')
}

/** Made when an object of its shape is first visited: from then on it is visited without a look at its schema. */
const visits: Visit[] = []

function visitOf(shape: number): Visit {
  const known = visits[shape]
  if (known) return known
  const made = visitObject(shape)
  visits[shape] = made
  return made
}

function visitIn(visited: Visited): Visit {
  if ('entries' in visited) return visitEntries(visitIn(visited.entries))
  if ('shape' in visited) {
    const { shape } = visited
    // A value may be an object or a word, as the tone of an entry.
    return (value, visitor, holder, key) => {
      if (typeof value === 'object') visitOf(shape)(value, visitor, holder, key)
    }
  }
  if ('by' in visited) {
    const { by, choices } = visited
    return (value, visitor, holder, key) => {
      const shape = choices[String((value as Record<string, unknown>)[by])]
      if (shape !== undefined) visitOf(shape)(value, visitor, holder, key)
    }
  }
  if ('decimals' in visited) {
    const { decimals } = visited
    return (value, visitor, holder, key) => visitor.amount(value as number, decimals, holder, key)
  }
  if ('kind' in visited) {
    const { kind } = visited
    return (value, visitor, holder, key) => visitor[kind](value as string, holder, key)
  }
  const { words, places } = visited
  return (value, visitor, holder, key) => {
    // A value of a comparison may be true or false.
    if (typeof value === 'string') visitor.text(value, words, holder, key, places)
  }
}

function visitEntries(visit: Visit): Visit {
  return (list, visitor) => {
    const entries = list as unknown[]
    for (let index = 0; index < entries.length; index++) visit(entries[index], visitor, entries, index)
  }
}

/** Shapes that rules ask for as a whole. */
const whole: Readonly<Record<string, Visit>> = {
  ItemLink: (link, visitor, entry) => visitor.itemLink(link as object, entry),
  Image: (image, visitor) => visitor.image(image as Image),
  Colors: (colors, visitor) => visitor.colors(colors as Colors),
}

function visitObject(shape: number): Visit {
  const { name = '', fields = [], others, shows } = shapes[shape] ?? {}
  const inFields = fields.map(([name, visited]) => ({ name, visit: visitIn(visited) }))
  const inOthers = others && visitIn(others)
  const shown = shows && new Set(shows)
  const first = shown ? (entry: unknown, visitor: Visitor) => visitor.entry(entry as object, shown) : whole[name]
  return (value, visitor, holder, key) => {
    first?.(value, visitor, holder, key)
    const values = value as Record<string, unknown>
    for (const { name, visit } of inFields) {
      const inner = values[name]
      if (inner !== undefined) visit(inner, visitor, values, name)
    }
    if (inOthers) for (const name in values) inOthers(values[name], visitor, values, name)
  }
}
