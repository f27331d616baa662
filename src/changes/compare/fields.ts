import { isObject } from '../../is-object.ts'
import { type Flat, inside } from '../../schema/flatten.ts'
import type { Schema } from '../../schema/schema.ts'
import { matchLists } from '../match/lists.ts'
import { isSame } from '../match/same.ts'
import type { Change, Comparing, FieldChange, Thing } from './change.ts'
import { compareLists } from './lists.ts'
import { compareTables, isTable } from './tables.ts'
import { flat, thingOf, titleOf } from './things.ts'

export type Fields = Readonly<Record<string, unknown>>

interface Collecting extends Comparing {
  fields: FieldChange[]
}

/** Compares what became of one thing: its fields, and the entries of its lists. */
export function compareThing(before: Fields, after: Fields, schema: Schema | undefined, to: Comparing): void {
  const { place, thing, changes } = to
  const fields: FieldChange[] = []
  const inner: Change[] = []
  const renamed = typeof before.id === 'string' && typeof after.id === 'string' && before.id !== after.id
  if (renamed) {
    const [from, id] = [String(before.id), String(after.id)]
    inner.push({ kind: 'renamed', place, thing, from, to: id, links: 0, hasRedirect: false })
  }
  const old = renamed ? { ...before, id: after.id } : before
  compareFields(old, after, flat(schema, after), [], { ...to, changes: inner, fields })
  if (fields.length > 0) changes.push({ kind: 'changed', place, thing, fields })
  changes.push(...withoutDetours(inner, thing))
}

type TextChange = Extract<Change, { kind: 'text' }>

/** A text that left one field of a thing and came up in another was moved there. */
function withoutDetours(changes: readonly Change[], thing: Thing): Change[] {
  const texts = changes.filter((change): change is TextChange => change.kind === 'text' && change.thing === thing)
  const [gone, come] = [texts.filter(({ after }) => after === ''), texts.filter(({ before }) => before === '')]
  const detours = new Map<Change, Change>()
  const { pairs } = matchLists(
    gone.map(({ before }) => before),
    come.map(({ after }) => after),
    { byName: false },
  )
  for (const pair of pairs) {
    const [from, to] = [gone[pair.before], come[pair.after]]
    if (from && to) detours.set(from, { ...to, before: from.before, was: from.title }).set(to, from)
  }
  return changes.flatMap((change) => {
    const instead = detours.get(change)
    return instead === undefined ? [change] : 'was' in instead ? [instead] : []
  })
}

function compareFields(before: Fields, after: Fields, shape: Flat | undefined, trail: string[], to: Collecting): void {
  const has = (name: string) => Object.hasOwn(before, name) || Object.hasOwn(after, name)
  const known = Object.keys(shape?.properties ?? {}).filter(has)
  const names = new Set([...known, ...Object.keys(before), ...Object.keys(after)])
  const ofTable = isTable(before) && isTable(after)
  if (ofTable) compareTables(before, after, to)
  for (const name of names) {
    const [one, other] = [own(before, name), own(after, name)]
    if (isSame(one, other) || (ofTable && (name === 'head' || name === 'rows'))) continue
    const schema = shape && inside(shape, name)
    // What authors have given a name is called by it.
    const title = known.includes(name) || !schema ? titleOf(flat(schema, other ?? one), name) : name
    compareField(one, other, schema, [...trail, title], to)
  }
}

function compareField(one: unknown, other: unknown, schema: Schema | undefined, path: string[], to: Collecting): void {
  const { place, thing, changes, fields } = to
  const shape = flat(schema, other ?? one)
  const title = path.join(' ')
  if (isList(one) && isList(other) && hasEntries(one, other))
    compareEntries(one ?? [], other ?? [], shape?.items, title, to)
  else if (isObject(one) && isObject(other) && !isOneValue(shape)) compareFields(one, other, shape, path, to)
  else if (isText(one) && isText(other) && isWords(shape, other ?? one ?? ''))
    changes.push({ kind: 'text', place, thing, title, before: one ?? '', after: other ?? '' })
  else fields.push({ title, before: one, after: other })
}

/** Compares what became of the entries of a list. */
function compareEntries(
  before: readonly unknown[],
  after: readonly unknown[],
  schema: Schema | undefined,
  title: string,
  to: Comparing,
): void {
  const things = (list: readonly unknown[]) => list.map((value) => thingOf(value, flat(schema, value)))
  compareLists(before, after, { things, schema, level: 'entry' }, to, (old, value, inner) => {
    if (isObject(old) && isObject(value)) compareThing(old, value, schema, inner)
    else if (typeof old === 'string' && typeof value === 'string') {
      const { place, thing, changes } = to
      changes.push({
        kind: 'text',
        place,
        thing,
        title: titleOf(flat(schema, value), title),
        before: old,
        after: value,
      })
    }
  })
}

function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** A list, or none where there could be one. */
function isList(value: unknown): value is readonly unknown[] | undefined {
  return value === undefined || Array.isArray(value)
}

/** Whether lists have entries that are known by what is in them, and not by their places: a row's values are not. */
function hasEntries(one: readonly unknown[] = [], other: readonly unknown[] = []): boolean {
  const all = [...one, ...other]
  return all.length > 0 && all.every((entry) => typeof entry === 'string' || typeof entry === 'object')
}

/** A text, or none where there could be one. */
function isText(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string'
}

/** An amount with its period, a place on a picture. */
function isOneValue(shape: Flat | undefined): boolean {
  const { properties = {} } = shape ?? {}
  return 'amount' in properties || ('x' in properties && 'y' in properties)
}

/** Of a field that nobody knows, its value tells. */
function isWords(shape: Flat | undefined, text: string): boolean {
  if (!shape) return text.includes(' ')
  if (shape.enum || shape.const !== undefined) return false
  return shape.kind === undefined
    ? shape.pattern === undefined
    : !['href', 'id', 'src', 'color', 'code'].includes(shape.kind)
}
