import { join } from '../../content/json/pointer.ts'
import { fillText } from '../../content/text/variables.ts'
import { shortened } from '../../letters.ts'
import type { Field, Shape, Value } from '../../schema/fields.ts'
import { readable } from '../../schema/readable.ts'
import { firstLine, namingWords } from '../naming.ts'
import type { FormOperation } from './context.ts'

export type Fields = Readonly<Record<string, unknown>>

/** Gives a field another value, or none. A new one comes where the schema has it among those that are there. */
export function setField(
  holder: Fields,
  at: string,
  fields: readonly Field[],
  name: string,
  value: unknown,
): FormOperation {
  const place = join(at, name)
  if (value === undefined) return { op: 'clear', at: place }
  const order = fields.map((field) => field.name)
  const before = order.slice(order.indexOf(name) + 1).find((other) => Object.hasOwn(holder, other))
  return { op: 'put', at: place, value, ...(before !== undefined && { before }) }
}

/** The least that may stand in a place: what is required, empty. */
export function blank(value: Value): unknown {
  const { kind, schema, shapes, entry } = value
  if (kind === 'list') return Array.from({ length: schema.minItems ?? 1 }, () => (entry ? blank(entry) : ''))
  if (kind === 'object') return blankShape(shapes[0])
  if (kind === 'constant') return schema.const
  if (kind === 'choice') return schema.default ?? schema.enum?.[0] ?? ''
  if (kind === 'boolean') return schema.default ?? true
  // A colour is never empty: that of the example can be read beside its neighbour's.
  if (kind === 'color') return described(schema.description).example
  if (kind === 'number') return schema.default ?? schema.minimum ?? 0
  return ''
}

/** An object of a shape; what another one has in common with it is kept. */
export function blankShape(shape: Shape | undefined, other: Fields = {}): Fields {
  const names = new Map((shape?.fields ?? []).map((field) => [field.name, field]))
  const required = [...names.values()].filter(
    (field) => field.required || (field.kind === 'constant' && field.name !== 'decorative'),
  )
  const kept = Object.entries(other).filter(([name]) => names.has(name) && names.get(name)?.kind !== 'constant')
  return { ...Object.fromEntries(required.map((field) => [field.name, blank(field)])), ...Object.fromEntries(kept) }
}

/** Which of several shapes an object has: that whose fixed words it has, and most of whose fields. */
export function shapeOf(value: unknown, shapes: readonly Shape[]): Shape | undefined {
  const object = (typeof value === 'object' && value !== null ? value : {}) as Fields
  const likeness = ({ fields }: Shape) => {
    const wrong = fields.some(
      ({ kind, name, schema, required }) => kind === 'constant' && required && object[name] !== schema.const,
    )
    const known = fields.filter(({ name }) => Object.hasOwn(object, name)).length
    const missing = fields.filter(({ name, required }) => required && !Object.hasOwn(object, name)).length
    return (wrong ? -1000 : 0) + known * 2 - missing
  }
  return [...shapes].sort((one, other) => likeness(other) - likeness(one))[0]
}

/** What an entry is called in lists and in messages: its first words, as visitors read them. */
export function nameOf(value: unknown, fallback: string, variables: Readonly<Record<string, string>>): string {
  const line =
    typeof value === 'string'
      ? firstLine(value)
      : typeof value === 'object' && value !== null && namingWords(value as Fields)
  if (!line) return fallback
  const words = fillText(line, variables)
  return shortened(words, 48)
}

/** "Slides" are made of a "Slide". */
export function entryWord(label: string): string {
  if (label.endsWith('ies')) return `${label.slice(0, -3)}y`
  return /[^s]s$/.test(label) && label.length > 3 ? label.slice(0, -1) : `${label} entry`
}

/** What a field is called: by its title, unless that is the name of what it holds in programs. */
export function labelOf({ name, schema: { title } }: Pick<Field, 'name' | 'schema'>): string {
  return title === undefined || /[a-z][A-Z]/.test(title) ? readable(name) : title
}

/** A description without the example at its end, and that example. */
export function described(description = ''): { text: string; example: string } {
  const [text = '', example = ''] = description.split(/ Example: /)
  return { text, example: /^".*"$/.test(example) ? (JSON.parse(example) as string) : '' }
}

/** What is said of a value that is written as true or false, beside a switch. */
export function inSwitchWords(text: string): string {
  const words = text.replaceAll(/\btrue\b/g, 'on').replaceAll(/\bfalse\b/g, 'off')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
