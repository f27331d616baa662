import type { Colors, Image, Page, Section, SiteSettings } from '../../generated/types.ts'
import { type Described, type Shape, type Value, valueFrom } from '../../schema/fields.ts'
import { schema } from '../../schema/read.ts'
import type { WordKind } from '../../schema/schema.ts'

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

/** Made when something of its kind is first visited: from then on it is visited without a look at its schema. */
const visitsOf = new Map<string, Visit>()

function visitFor(file: string): Visit {
  const known = visitsOf.get(file)
  if (known) return known
  const made = visitOf(valueFrom(schema(file), described)) ?? (() => {})
  visitsOf.set(file, made)
  return made
}

const described: Described = new Map()

export function walkSettings(settings: SiteSettings, visitor: Visitor): void {
  visitFor('site/site.schema.json')(settings, visitor, settings, '')
}

/** All of a page but its sections. */
export function walkPage(page: Page, visitor: Visitor): void {
  visitFor('page.schema.json')(page, visitor, page, '')
}

export function walkSection(section: Section, visitor: Visitor): void {
  visitFor(`sections/${section.type}.schema.json`)(section, visitor, section, '')
}

/** The visit of a value, or undefined when there is nothing in it for a rule. */
function visitOf({
  kind,
  entry,
  shapes,
  schema: { discriminator, if: choice, places, decimals },
}: Value): Visit | undefined {
  switch (kind) {
    case 'list':
      return entry && visitEntries(visitOf(entry))
    case 'object':
      if (discriminator) return visitChosen(shapes, discriminator.propertyName)
      return shapes[0] && (choice ? visitIfObject(shapes[0]) : visitObject(shapes[0]))
    case 'href':
    case 'id':
    case 'src':
      return (value, visitor, holder, key) => visitor[kind](value as string, holder, key)
    case 'plain':
    case 'inline':
    case 'prose':
    case 'article':
    case 'code':
      return (value, visitor, holder, key) => {
        // A value of a comparison may be true or false.
        if (typeof value === 'string') visitor.text(value, kind, holder, key, places)
      }
    case 'number':
      if (decimals === undefined) return undefined
      return (value, visitor, holder, key) => visitor.amount(value as number, decimals, holder, key)
    default:
      return undefined
  }
}

function visitEntries(visit: Visit | undefined): Visit | undefined {
  if (!visit) return undefined
  return (list, visitor) => {
    const entries = list as unknown[]
    for (let index = 0; index < entries.length; index++) visit(entries[index], visitor, entries, index)
  }
}

/** Visits an object of one of several shapes, which a field of it tells. */
function visitChosen(shapes: readonly Shape[], name: string): Visit | undefined {
  const choices = new Map(
    shapes.map((shape) => [shape.fields.find((field) => field.name === name)?.schema.const, visitObject(shape)]),
  )
  return (value, visitor, holder, key) =>
    choices.get((value as Record<string, unknown>)[name])?.(value, visitor, holder, key)
}

/** Visits a value that is either an object or a word, as the tone of an entry. */
function visitIfObject(shape: Shape): Visit | undefined {
  const visit = visitObject(shape)
  return visit && ((value, ...rest) => (typeof value === 'object' ? visit(value, ...rest) : undefined))
}

/** Shapes that rules ask for as a whole. */
const whole: Readonly<Record<string, Visit>> = {
  ItemLink: (link, visitor, entry) => visitor.itemLink(link as object, entry),
  Image: (image, visitor) => visitor.image(image as Image),
  Colors: (colors, visitor) => visitor.colors(colors as Colors),
}

/** The visits of shapes; a shape that stands in itself, as an entry among the entries of another, is visited in a circle. */
const visits = new Map<Shape, Visit>()

function visitObject(shape: Shape): Visit | undefined {
  // A reason for ignoring a rule is read by people only, and a source by what it finds.
  if (shape.name === 'IgnoredRule' || shape.name === 'Source') return undefined
  if (visits.has(shape)) return (...all) => visits.get(shape)?.(...all)
  visits.set(shape, () => {})
  const fields = shape.fields.flatMap((field) => {
    // Those of a page are visited one by one.
    const visit = field.name === 'sections' ? undefined : visitOf(field)
    return visit ? [{ name: field.name, visit }] : []
  })
  const others = shape.others && visitOf(shape.others)
  const shows = shape.shows && new Set(shape.shows)
  const first = shows ? (entry: unknown, visitor: Visitor) => visitor.entry(entry as object, shows) : whole[shape.name]
  const visit: Visit = (value, visitor, holder, key) => {
    first?.(value, visitor, holder, key)
    const values = value as Record<string, unknown>
    for (const { name, visit } of fields) {
      const inner = values[name]
      if (inner !== undefined) visit(inner, visitor, values, name)
    }
    if (others) for (const name in values) others(values[name], visitor, values, name)
  }
  visits.set(shape, visit)
  return visit
}
