import { type Entry, entryOf, rename } from '../json/pieces.ts'
import type { Layout } from './layout.ts'
import { Impossible, type Place, refuseName, type Tree } from './tree.ts'

/**
 * What can be done to a value in a file. Places are JSON Pointers, read when the operation's turn comes; as in JSON
 * Patch, "-" is the end of a list, and where something is moved to is read after it was taken out.
 */
export type Operation =
  /** Another value in the place of one. */
  | { op: 'set'; at: string; value: unknown }
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
export function perform(operation: Operation, tree: Tree, layout: Layout): void {
  const { at } = operation
  switch (operation.op) {
    case 'set': {
      const place = tree.find(at)
      place.entry.value = layout.value(operation.value, place, place.entry)
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
      move(operation, tree, layout)
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

function move({ at, to, before }: Extract<Operation, { op: 'move' }>, tree: Tree, layout: Layout): void {
  const from = movable(tree, at)
  if (to.startsWith(`${at}/`)) throw new Impossible(at, `it cannot be moved into itself, to ${to}.`)
  const { entry } = from
  const indent = layout.indent([...from.path, entry])
  layout.take(from)
  const place = tree.findFree(to, before)
  const written = (piece: Entry['value']) => tree.written(piece)
  const moved =
    place.key !== null && place.key === entry.key
      ? { ...entry, name: written(entry.name), colon: written(entry.colon), comma: ',' }
      : fieldOf('', place.key)
  layout.put(place, moved)
  moved.value = layout.moved(entry.value, indent, layout.indent([...place.path, moved]))
}

/** What stands at a pointer, which may not be the whole file. */
function movable(tree: Tree, at: string): Place & { entry: Entry } {
  if (at === '') throw new Impossible(at, 'only what is inside can be removed, renamed or moved.')
  return tree.find(at)
}

/** A field, or an entry of a list when it has no name. */
function fieldOf(value: Entry['value'], key: string | null): Entry {
  return { ...entryOf(value, key), name: key === null ? '' : JSON.stringify(key) }
}
