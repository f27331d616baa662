import { branches, type Flat, fieldNames, flatten, inside } from '../../schema/flatten.ts'
import { schema } from '../../schema/read.ts'
import { calledHere } from './called.ts'
import { fits, sameKind } from './fits.ts'
import { nearest, oneSlip, sameWord, sure } from './nearest.ts'
import { isMendable, shaped } from './shape.ts'

/** Where a field belongs whose name is not known here. */
export type Guess =
  /** It has another name: a like one, or another word for the same; sure when nobody could mean anything else. */
  | { kind: 'like' | 'synonym'; name: string; sure: boolean }
  /** It is another word for a field that is there already. */
  | { kind: 'taken'; name: string }
  /** It has the right name in the wrong place: it belongs into a field here, or beside the field that leads here. */
  | { kind: 'inside'; name: string; word: string }
  | { kind: 'beside'; name: string }
  /** It stands in a page and is a setting of the site. */
  | { kind: 'setting'; name: string }

/** What is around an object: the fields of the one that holds it, and the one of them that leads here. */
export interface Around {
  flat: Flat
  name: string
}

/** Guesses where an unknown field belongs; fields that are missing come before those that may be missing. */
export function guess(
  name: string,
  value: unknown,
  lists: readonly (readonly string[])[],
  flat: Flat,
  around?: Around,
): Guess | undefined {
  const field = (meant: string): Flat => flatten(inside(flat, meant) ?? {}, value)
  const would = (meant: string) => fits(field(meant), value)
  const slip = first(lists, (list) => sure(name, list, would))
  if (slip !== undefined) return { kind: 'like', name: slip, sure: true }

  const words = calledHere(name)
  const synonym = first(lists, (list) => best(words, list, field, value))
  const near = first(lists, (list) => nearest(name, list))
  if (synonym !== undefined)
    return {
      kind: synonym === near ? 'like' : 'synonym',
      name: synonym,
      sure: isSure(field(synonym), value),
    }
  const all = fieldNames(flat)
  const taken =
    all.find((other) => sameWord(other, name)) ??
    words.find((word) => all.includes(word) && sameKind(field(word), value))
  if (taken !== undefined) return { kind: 'taken', name: taken }

  const place = elsewhere(name, value, flat, around)
  if (place) return place
  // A word that is only somewhat like the name is worth a question when the value would do there.
  return near !== undefined && (oneSlip(name, near) || would(near))
    ? { kind: 'like', name: near, sure: false }
    : undefined
}

function first(lists: readonly (readonly string[])[], look: (list: readonly string[]) => string | undefined) {
  return lists.map(look).find((found) => found !== undefined)
}

/** Of some words for a field the one that its value does best in: as it is, or in the shape that is asked for. */
function best(
  words: readonly string[],
  list: readonly string[],
  field: (name: string) => Flat,
  value: unknown,
): string | undefined {
  const known = list.filter((name) => words.includes(name))
  const fitting = known.filter((name) => fits(field(name), value))
  // Several paragraphs are no text of one.
  const isLong = typeof value === 'string' && value.includes('\n')
  return (
    (isLong ? fitting.find((name) => name === 'body') : undefined) ??
    fitting[0] ??
    known.find((name) => sameKind(field(name), value) || shaped(field(name), value) !== undefined)
  )
}

/** A yes to another tool's question may be no yes to this one, such as whether a page is hidden from its menu. */
function isSure(field: Flat, value: unknown): boolean {
  return typeof value !== 'boolean' && isMendable(field, value)
}

/** The only place one level down, or else one level up, where a field of this name and value may stand. */
function elsewhere(name: string, value: unknown, flat: Flat, around: Around | undefined): Guess | undefined {
  for (const word of [name, ...calledHere(name)]) {
    const holder = onlyHolder(word, value, flat)
    if (holder !== undefined) return { kind: 'inside', name: holder, word }
  }
  if (!around) return undefined
  // What some sections have too, such as an image, was not meant for the page.
  const isOfPage = around.name !== 'sections' || !ofSomeSection(name)
  if (isOfPage && has(around.flat, name, value)) return { kind: 'beside', name: around.name }
  // A page's "name" is no name of the site: only what has fields or entries of its own is surely a setting.
  const isSetting =
    around.name === 'pages' && typeof value === 'object' && onlyHolder(name, value, around.flat) === 'site'
  return isSetting ? { kind: 'setting', name: 'site' } : undefined
}

function onlyHolder(name: string, value: unknown, flat: Flat): string | undefined {
  const holders = Object.entries(flat.properties ?? {}).filter(([, field]) => {
    const holder = flatten(field, undefined)
    return has(holder.items ? flatten(holder.items, undefined) : holder, name, value)
  })
  return holders.length === 1 ? holders[0]?.[0] : undefined
}

/** Whether there is a field of a name that a value would do in, or would after some mending. */
function has(flat: Flat, name: string, value: unknown): boolean {
  const field = fieldNames(flat).includes(name) && inside(flat, name)
  return field ? fits(field, value) || sameKind(flatten(field, value), value) : false
}

function ofSomeSection(name: string): boolean {
  return [...branches(schema('section.schema.json')).values()].some(({ properties = {} }) => name in properties)
}
