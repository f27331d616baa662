import type { Decided, GestureWords } from './agreed.ts'

/** The text of a section, a page or a file. */
export interface JsonText {
  readonly version: number
  /** As it is in the file. */
  readonly text: string
  /** What was typed and is no JSON yet, and the text that it was typed into. */
  readonly typed: { readonly base: string; readonly text: string } | null
  readonly marks: readonly JsonMark[]
}

/** Something that is wrong with a text, at its place. */
export interface JsonMark {
  readonly from: number
  readonly to: number
  readonly severity: 'error' | 'warning' | 'notice'
  readonly message: string
  readonly hint: string | null
  readonly mend: { readonly title: string; readonly edits: readonly Letters[] } | null
}

/** Other letters in the place of some. */
export interface Letters {
  readonly offset: number
  readonly length: number
  readonly text: string
}

export interface TypedWords {
  readonly version: number
  readonly title: string
  readonly where: GestureWords['where']
  readonly file: string
  readonly at: string
  readonly edits: readonly Letters[]
  readonly decided?: Decided | undefined
}

/** What became of what was typed. */
export interface Taken {
  /** The state that the text is of. */
  readonly version: number
  /** The text as it is now; together with what others wrote, where they did. */
  readonly text: string
  /** Whether it is in the file; else it is kept beside, and the marks say why. */
  readonly isSaved: boolean
  readonly marks: readonly JsonMark[]
}

/** What may be written at a place of a text. */
export interface JsonOffers {
  readonly from: number
  readonly to: number
  readonly offers: readonly {
    readonly label: string
    /** What it is found by. */
    readonly word: string
    readonly detail: string
    readonly about: string
    /** What is put in, with places to fill. */
    readonly template: string
    readonly order: string
  }[]
}
