import { join } from '../../../content/json/pointer.ts'
import { isObject } from '../../../is-object.ts'
import type { Field, Shape, Value } from '../../../schema/fields.ts'
import type { PageState, SectionLine } from '../../agreed.ts'
import { type Fields, labelOf, nameOf, shapeOf } from '../../form/edits.ts'
import { isUnion } from '../../form/union-field.tsx'
import { titleOf } from '../gestures.ts'
import { sectionFields } from '../schemas.ts'

/** A list on a page that takes an entry. */
export interface Taker {
  readonly section: number
  readonly line: SectionLine
  /** Its place, as the page shows it. */
  readonly at: string
  /** Its section, and what it is in there where that is not plain. */
  readonly name: string
  /** What its entries are called. */
  readonly entries: readonly string[]
  readonly isFull: boolean
  /** Fields of the entry that visitors do not see there, and those that entries do not have there, by their names. */
  readonly hidden: readonly string[]
  readonly lacking: readonly string[]
}

type Taken = Pick<Taker, 'hidden' | 'lacking'>

type Variables = Readonly<Record<string, string>>

interface FoundList {
  readonly at: string
  readonly words: readonly string[]
  readonly field: Field
  readonly entries: readonly unknown[]
}

/** All lists of a page that an entry can be copied to, in their order. */
export function takersOf(page: PageState, entry: Fields, variables: Variables): Taker[] {
  return page.sections.flatMap((line, section) => {
    const shape = shapeOf(line.value, sectionFields(line.type)?.shapes ?? [])
    if (!shape) return []
    return listsIn(line.value, shape, line.spot.at, [], variables).flatMap(({ at, words, field, entries }) => {
      const taken = field.entry && taking(entry, field.entry)
      if (!taken) return []
      return {
        ...taken,
        section,
        line,
        at,
        name: [titleOf(line), ...words].join(' › '),
        entries: entries.map((one, index) => nameOf(one, `Entry ${index + 1}`, variables)),
        isFull: entries.length >= (field.schema.maxItems ?? Number.POSITIVE_INFINITY),
      }
    })
  })
}

/** The lists of entries in an object that are there, with those of what is in it. */
function listsIn(
  holder: Fields,
  { fields, shows }: Shape,
  at: string,
  words: readonly string[],
  variables: Variables,
): FoundList[] {
  return fields.flatMap((field): FoundList[] => {
    const { name, kind, entry } = field
    const value = holder[name]
    // What the judge is to ignore is no content.
    if (name === 'ignore' || (shows && !shows.includes(name))) return []
    const place = join(at, name)
    const called = labelOf(field)
    const within = (inner: unknown, about: Value, inside: string, more: string): FoundList[] => {
      const shape = isObject(inner) ? shapeOf(inner, about.shapes) : undefined
      return isObject(inner) && shape ? listsIn(inner, shape, inside, [...words, more], variables) : []
    }
    if (kind === 'object') return within(value, field, place, called)
    if (kind !== 'list' || !entry || entry.shapes.length === 0 || !Array.isArray(value)) return []
    const entries: readonly unknown[] = value
    return [
      // Most sections have one list, which needs no name.
      { at: place, words: name === 'items' ? words : [...words, called], field, entries },
      ...entries.flatMap((one, index) =>
        within(one, entry, join(place, index), nameOf(one, `${called} ${index + 1}`, variables)),
      ),
    ]
  })
}

/** What becomes of an entry among those of a list; undefined where it is none of them. */
function taking(entry: Fields, { shapes }: Value): Taken | undefined {
  const shape = shapeOf(entry, shapes)
  if (!shape) return undefined
  const { fields, shows } = shape
  const names = Object.keys(entry)
  const known = new Map(fields.map((field) => [field.name, field]))
  const isWhole = fields.every(
    ({ name, required, kind, schema }) =>
      !required || (kind === 'constant' ? entry[name] === schema.const : names.includes(name)),
  )
  const lacking = names.filter((name) => !known.has(name))
  const fits = names.every((name) => canBe(entry[name], known.get(name)))
  if (!isWhole || !fits || lacking.length === names.length) return undefined
  return { lacking, hidden: shows ? names.filter((name) => known.has(name) && !shows.includes(name)) : [] }
}

/** Whether a value is of the kind of a field; whether it is right there is for the judge to say. */
function canBe(value: unknown, field: Field | undefined): boolean {
  if (!field || isUnion(field.schema)) return true
  const { kind, entry } = field
  if (kind === 'object') return isObject(value)
  if (kind !== 'list') return typeof value !== 'object'
  if (!Array.isArray(value)) return false
  return !entry || value.every((one) => !isObject(one) || taking(one, entry)?.lacking.length === 0)
}
