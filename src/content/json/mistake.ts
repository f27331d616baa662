import type { Fix } from '../diagnostic.ts'

/** Something that is wrong with a text as JSON. */
export interface Mistake {
  rule: 'syntax' | 'duplicate-keys' | 'nesting'
  offset: number
  length: number
  /** The JSON Pointer of what was being read. */
  pointer?: string
  message: string
  hint?: string
  fix?: Fix
  /** Only a person can mend it, but what comes after it is read rightly. */
  isClear?: true
  /** What it has in common with others of the same cause, where their messages differ. */
  kind?: string
}

/** A mistake, and the place to read on from: null when it is not clear where that would be. */
export interface BrokenText {
  mistake: Mistake
  end: number | null
}

/** A mistake in how the text is written. */
export function syntax(
  offset: number,
  length: number,
  message: string,
  more: Pick<Mistake, 'hint' | 'fix' | 'isClear' | 'kind'> = {},
): Mistake {
  return { rule: 'syntax', offset, length, message, ...more }
}

/** Other letters in the place of some. */
export function replace(title: string, offset: number, length: number, text: string): { fix: Fix } {
  return { fix: { title, edits: [{ offset, length, text }] } }
}
