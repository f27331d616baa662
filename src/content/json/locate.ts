import type { Ends } from './ends.ts'
import { split } from './pointer.ts'
import { type Child, children, skipSpace, skipValue } from './scan.ts'

/** Finds fields in a text by their JSON Pointer. */
export interface Locator {
  /** The value at a pointer, or the deepest one on the way there that exists. */
  find(pointer: string): Child
}

/**
 * A locator for one text. Nothing is parsed: it counts brackets on the way down, and remembers only what
 * is on the two topmost levels and, of each level below, in the object or list asked for last, so that ten thousand
 * mistakes in a large file, or in one object, need neither time nor memory.
 */
export function createLocator(text: string): Locator {
  const start = skipSpace(text, text.charCodeAt(0) === 0xfeff ? 1 : 0)
  const ends: Ends = new Map()
  const top: Child = { name: null, nameStart: start, nameEnd: start, start, end: skipValue(text, start, ends) }
  const remembered = new Map<number, Map<string, Child>>()
  const last: { start: number; found: Map<string, Child> }[] = []

  function inside(parent: Child, depth: number): Map<string, Child> {
    const known = last[depth]?.start === parent.start ? last[depth].found : remembered.get(parent.start)
    if (known) return known
    // Of two fields with one name the later one counts, as in JSON.parse.
    const found = new Map(
      children(text, parent.start, ends).map((child, index) => [child.name ?? String(index), child]),
    )
    if (depth < 2) remembered.set(parent.start, found)
    else last[depth] = { start: parent.start, found }
    return found
  }

  return {
    find(pointer) {
      let found = top
      for (const [depth, step] of split(pointer).entries()) {
        if (!'{['.includes(text.charAt(found.start))) break
        const child = inside(found, depth).get(step)
        if (!child) break
        found = child
      }
      return found
    },
  }
}
