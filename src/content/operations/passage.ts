import { type Entry, entryOf } from '../json/pieces.ts'
import { type Layout, type Line, reindented } from './layout.ts'
import type { Found, Place, Tree } from './tree.ts'

/** A text that operations are being done on. */
export interface OpenText {
  tree: Tree
  layout: Layout
}

/** A value as it is spelt, on its way to another place of its file or of another one. */
export interface Passage extends Line {
  key: string | null
  name: string
  colon: string
  text: string
}

/** What stands in a place, as it is spelt. */
export function passageOf({ path, entry }: Found, { tree, layout }: OpenText): Passage {
  const { key, name, colon, value } = entry
  return {
    key,
    name: tree.written(name),
    colon: tree.written(colon),
    text: tree.written(value),
    indent: layout.indent([...path, entry]),
    style: layout.style,
  }
}

/** Puts a value into a free place. Where it keeps its name, the name keeps its spelling. */
export function putPassage(passage: Passage, place: Place, { layout }: Pick<OpenText, 'layout'>): void {
  const { key, name, colon } = passage
  const entry = fieldOf('', place.key)
  layout.put(place, place.key !== null && place.key === key ? Object.assign(entry, { name, colon }) : entry)
  setPassage(passage, { ...place, entry }, { layout })
}

/** Puts a value into the place of another. */
export function setPassage(passage: Passage, { path, entry }: Found, { layout }: Pick<OpenText, 'layout'>): void {
  entry.value = reindented(passage.text, passage, { indent: layout.indent([...path, entry]), style: layout.style })
}

/** A field, or an entry of a list when it has no name. */
export function fieldOf(value: Entry['value'], key: string | null): Entry {
  return { ...entryOf(value, key), name: key === null ? '' : JSON.stringify(key) }
}
