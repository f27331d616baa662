import { join } from '../../../content/json/pointer.ts'
import { isObject } from '../../../is-object.ts'
import type { Shape } from '../../../schema/fields.ts'
import { readable } from '../../../schema/readable.ts'
import type { SectionLine } from '../../agreed.ts'
import { entryWord, type Fields, nameOf, shapeOf } from '../../form/edits.ts'
import { sectionFields } from '../schemas.ts'

/** An entry of a section: what its card in the form is called, and where it stands. */
export interface EntryLine {
  readonly at: string
  /** The place of its first words, to begin with in the form. */
  readonly words: string
  /** The place of its list. */
  readonly list: string
  readonly index: number
  /** How many are in its list. */
  readonly count: number
  readonly name: string
  /** How deep it lies: entries of groups lie below their group. */
  readonly depth: number
  readonly value: unknown
}

type Variables = Readonly<Record<string, string>>

/** Buttons and rules for the judge are no content of their own. */
const unlisted = new Set(['actions', 'ignore'])

/** The entries of a section in their order, those of its groups too. */
export function entryLines({ type, value, spot }: SectionLine, variables: Variables): EntryLine[] {
  const shape = shapeOf(value, sectionFields(type)?.shapes ?? [])
  return shape ? linesIn(value, shape, spot.at, 0, variables) : []
}

function linesIn(holder: Fields, { fields }: Shape, at: string, depth: number, variables: Variables): EntryLine[] {
  return fields.flatMap(({ name, kind, entry, schema }) => {
    const list = holder[name]
    if (kind !== 'list' || !entry || entry.shapes.length === 0 || unlisted.has(name) || !Array.isArray(list)) return []
    const place = join(at, name)
    return list.flatMap((value: unknown, index) => {
      const line = {
        at: join(place, index),
        words: firstWords(value, join(place, index)),
        list: place,
        index,
        count: list.length,
        name: nameOf(value, `${entryWord(readable(schema.title ?? name))} ${index + 1}`, variables),
        depth,
        value,
      }
      const shape = depth === 0 && isObject(value) ? shapeOf(value, entry.shapes) : undefined
      return shape && isObject(value) ? [line, ...linesIn(value, shape, line.at, 1, variables)] : [line]
    })
  })
}

function firstWords(value: unknown, at: string): string {
  const named = ['heading', 'label', 'text', 'name'].find((name) => isObject(value) && Object.hasOwn(value, name))
  return named === undefined ? at : join(at, named)
}
