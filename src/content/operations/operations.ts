import { withLetters } from '../json/letters.ts'
import { type Entry, rename } from '../json/pieces.ts'
import { fieldOf, type OpenText, type Passage, passageOf, putPassage } from './passage.ts'
import { type Found, Impossible, refuseName, type Tree } from './tree.ts'

/**
 * What can be done to a value in a file. Places are JSON Pointers, read when the operation's turn comes; as in JSON
 * Patch, "-" is the end of a list, and where something is moved to is read after it was taken out.
 */
export type Operation =
  /** Another value in the place of one. */
  | { op: 'set'; at: string; value: unknown }
  /** Other letters in the place of some in a text; all others stay as they are spelt. */
  | { op: 'letters'; at: string; offset: number; length: number; text: string }
  /** A new field or entry; a field comes last, or before another one. */
  | { op: 'insert'; at: string; value: unknown; before?: string }
  | { op: 'remove'; at: string }
  /** Another name for a field, which stays where it is. */
  | { op: 'rename'; at: string; name: string }
  /** A field or an entry to another place. */
  | { op: 'move'; at: string; to: string; before?: string }
  /** A value put into an object of its own, under a name, or without one into a list. */
  | { op: 'wrap'; at: string; name?: string }

/** Does one operation. */
export function perform(operation: Operation, open: OpenText): void {
  const { tree, layout } = open
  const { at } = operation
  switch (operation.op) {
    case 'set': {
      const place = tree.find(at)
      place.entry.value = layout.value(operation.value, place, place.entry)
      return
    }
    case 'letters': {
      const { entry } = tree.find(at)
      entry.value = otherLetters(tree.written(entry.value), operation)
      return
    }
    case 'insert': {
      const place = tree.findFree(at, operation.before)
      const entry = fieldOf('', place.key)
      layout.put(place, entry)
      entry.value = layout.value(operation.value, { ...place, pointer: at }, entry)
      return
    }
    case 'remove':
      layout.take(movable(tree, at))
      return
    case 'rename':
      rename(renamable(tree, at, operation.name), operation.name)
      return
    case 'move':
      move(operation, open)
      return
    case 'wrap': {
      const { entry, path } = tree.find(at)
      const inner = fieldOf(entry.value, operation.name ?? null)
      if (operation.name !== undefined) refuseName(at, operation.name)
      entry.value = layout.around(inner, layout.indent([...path, entry]))
      return
    }
  }
}

/** The field that gets a name which no other one has. */
function renamable(tree: Tree, at: string, name: string): Entry {
  const { entry, branch } = movable(tree, at)
  refuseName(at, name)
  if (entry.key === null) throw new Impossible(at, 'an entry of a list has no name.')
  if (branch.entries.some((other) => other !== entry && other.key === name))
    throw new Impossible(at, `there is a "${name}" already.`)
  return entry
}

function move({ at, to, before }: Extract<Operation, { op: 'move' }>, open: OpenText): void {
  if (to.startsWith(`${at}/`)) throw new Impossible(at, `it cannot be moved into itself, to ${to}.`)
  putPassage(takePassage(at, open), open.tree.findFree(to, before), open)
}

/** Takes out what stands at a pointer, as it is spelt. */
export function takePassage(at: string, open: OpenText): Passage {
  const place = movable(open.tree, at)
  const passage = passageOf(place, open)
  open.layout.take(place)
  return passage
}

function otherLetters(text: string, { at, offset, length, text: letters }: Extract<Operation, { op: 'letters' }>) {
  if (!text.startsWith('"')) throw new Impossible(at, 'only a text has letters.')
  const all = (JSON.parse(text) as string).length
  if (offset < 0 || length < 0 || offset + length > all) throw new Impossible(at, `it has only ${all} letters.`)
  return withLetters(text, offset, length, letters)
}

/** What stands at a pointer, which may not be the whole file. */
function movable(tree: Tree, at: string): Found {
  if (at === '') throw new Impossible(at, 'only what is inside can be removed, renamed or moved.')
  return tree.find(at)
}
