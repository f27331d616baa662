import type { Colors, Image, Page, Section, SiteSettings } from '../../generated/types.ts'
import { type Shape, type Value, valueFrom } from '../../schema/fields.ts'
import { schema } from '../../schema/read.ts'
import type { TextKind } from '../../schema/schema.ts'

/** Gets all that was written, with the object or list that holds it. */
export interface Visitor {
  text(value: string, kind: TextKind, holder: object, key: string | number): void
  href(value: string, holder: object, key: string | number): void
  id(value: string, holder: object, key: string | number): void
  src(value: string, holder: object, key: string | number): void
  image(image: Image): void
  colors(colors: Colors): void
}

/** Visits what is written in one place. The value fits the schema that the visit was made from. */
type Visit = (value: unknown, holder: object, key: string | number, visitor: Visitor) => void

/** What there is to visit in an object: fields that hold something for a rule, by name. */
interface Way {
  readonly begin: ((holder: object, visitor: Visitor) => void) | undefined
  readonly stops: { readonly name: string; readonly visit: Visit }[]
  others: Visit | undefined
}

const begins: Readonly<Record<string, Way['begin']>> = {
  Image: (image, visitor) => visitor.image(image as Image),
  Colors: (colors, visitor) => visitor.colors(colors as Colors),
}

/** All ways through the objects of a site, by the shape. */
const ways = new Map<Shape, Way>()

function wayThrough(shape: Shape): Way {
  const known = ways.get(shape)
  if (known) return known
  const way: Way = { begin: begins[shape.name], stops: [], others: undefined }
  ways.set(shape, way)
  for (const field of shape.fields) {
    const visit = visitOf(field)
    if (visit) way.stops.push({ name: field.name, visit })
  }
  way.others = shape.others && visitOf(shape.others)
  return way
}

function visitOf({ kind, entry, shapes, schema: { discriminator } }: Value): Visit | undefined {
  if (kind === 'list') return entry && listOf(visitOf(entry))
  if (kind === 'object') return discriminator ? oneOf(shapes, discriminator.propertyName) : only(shapes)
  if (kind === 'plain' || kind === 'inline' || kind === 'prose' || kind === 'code')
    return (text, holder, key, visitor) => visitor.text(text as string, kind, holder, key)
  if (kind === 'href' || kind === 'id' || kind === 'src')
    return (text, holder, key, visitor) => visitor[kind](text as string, holder, key)
  return undefined
}

function listOf(visit: Visit | undefined): Visit | undefined {
  return (
    visit &&
    ((list, _holder, _key, visitor) => {
      const entries = list as unknown[]
      for (let index = 0; index < entries.length; index++) visit(entries[index], entries, index, visitor)
    })
  )
}

function only([shape, ...others]: readonly Shape[]): Visit | undefined {
  // A reason for ignoring a rule is read by people only.
  if (!shape || others.length > 0 || shape.name === 'IgnoredRule') return undefined
  const way = wayThrough(shape)
  return (value, _holder, _key, visitor) => walk(value as object, way, visitor)
}

function oneOf(shapes: readonly Shape[], by: string): Visit | undefined {
  const choices = new Map(
    shapes.map((shape) => [shape.fields.find(({ name }) => name === by)?.schema.const, wayThrough(shape)]),
  )
  // The sections of a page, of which shared ones are told apart by another field, are visited one by one.
  if (choices.has(undefined)) return undefined
  return (value, _holder, _key, visitor) => {
    const way = choices.get((value as Record<string, unknown>)[by])
    if (way) walk(value as object, way, visitor)
  }
}

function walk(holder: object, { begin, stops, others }: Way, visitor: Visitor): void {
  begin?.(holder, visitor)
  const values = holder as Record<string, unknown>
  for (let index = 0; index < stops.length; index++) {
    const { name, visit } = stops[index] as Way['stops'][number]
    const value = values[name]
    if (value !== undefined) visit(value, holder, name, visitor)
  }
  if (others) for (const name in values) others(values[name], holder, name, visitor)
}

let made: Record<'settings' | 'page' | 'section', Visit> | undefined

function visits() {
  made ??= {
    settings: visitAll('site/site.schema.json'),
    page: visitAll('page.schema.json'),
    section: visitAll('section.schema.json'),
  }
  return made
}

function visitAll(file: string): Visit {
  return visitOf(valueFrom(schema(file))) ?? (() => {})
}

export function walkSettings(settings: SiteSettings, visitor: Visitor): void {
  visits().settings(settings, settings, '', visitor)
}

/** Visits all of a page but its sections. */
export function walkPage(page: Page, visitor: Visitor): void {
  visits().page(page, page, '', visitor)
}

export function walkSection(section: Section, visitor: Visitor): void {
  visits().section(section, section, '', visitor)
}
