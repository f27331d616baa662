import type { Severity } from './diagnostic.ts'
import type { Edit } from './json/edits.ts'
import type { Operation } from './operations/operations.ts'
import type { Stretch } from './text/places.ts'

/** Where a mistake is: at a field's name, at a value or a part of it, or at a stretch of the text. */
export type Spot =
  | {
      pointer: string
      on: 'name' | 'value'
      /** The letters of a text that it is about; without them it is the whole value. */
      part?: Stretch | undefined
    }
  | { pointer?: string; offset: number; length: number }

/** What mends a mistake, said about the spot; the locator turns it into edits of the text. */
export type Change =
  | { rename: string }
  | { value: unknown }
  /** Other values for some fields of an object. */
  | { fields: Readonly<Record<string, unknown>> }
  /** Other letters in the place of those that the problem is about, in a text. */
  | { letters: string }
  /** Puts the value, as it is spelt, between brackets or quotes. */
  | { between: readonly [string, string] }
  /** Moves what stands in the wrong place, wherever in the file that is. */
  | { operations: readonly Operation[] }
  /** Replaces stretches of a file that is no JSON yet. */
  | { edits: Edit[] }

/** A mistake before anybody knows its line: the place is looked up only when there is something to say. */
export interface Problem {
  spot: Spot
  rule: string
  severity: Severity
  message: string
  hint?: string | undefined
  fix?: { title: string; change: Change } | undefined
  /** An address that has no form of one: what was meant may be known of the whole site. */
  address?: { kind: 'href' | 'src'; written: string } | undefined
  /** Further places of the same cause, by the file: they are told with it. */
  also?: { file: string; spot: Spot }[]
}

/** A fix that writes another word or address. */
export function changeTo(meant: string): NonNullable<Problem['fix']> {
  return { title: `change to "${meant}"`, change: { value: meant } }
}
