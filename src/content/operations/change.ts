import { applyEdits, type Edit, inverse } from '../json/edits.ts'
import type { Ends } from '../json/ends.ts'
import { Layout, styleOf } from './layout.ts'
import { type Operation, perform } from './operations.ts'
import type { OpenText } from './passage.ts'
import { Tree } from './tree.ts'

/** A text after some operations. */
export interface Changed {
  text: string
  /** What was done, as edits of the text before. */
  edits: Edit[]
  /** What brings the text before back, as edits of the text after. */
  undo: Edit[]
}

/**
 * Content is text that people own. It is changed by operations that name a value by its JSON Pointer and know the
 * structure of the text:
 *
 * - every byte outside what is touched stays: spaces, order, line ends, spelling of numbers and escapes, a byte-order mark;
 * - what is moved keeps its own text, and is indented anew only when its depth changes;
 * - what is new is written as its neighbours are;
 * - the undo of what was done gives back the text before, byte for byte;
 * - all operations are done, one after the other, or none: what is impossible throws `Impossible`.
 *
 * The text must be valid JSON. Nothing here knows schemas, files or versions.
 */
export function change(text: string, operations: readonly Operation[]): Changed {
  const open = openText(text)
  for (const operation of operations) perform(operation, open)
  const edits = open.tree.edits()
  return { text: applyEdits(text, edits), edits, undo: inverse(text, edits) }
}

/** A text that operations can be done on. */
export function openText(text: string, ends?: Ends): OpenText {
  const tree = new Tree(text, ends)
  return { tree, layout: new Layout(tree, styleOf(text)) }
}
