import type { Piece } from '../changes/tell/pieces.ts'

/** What an author has changed, and how it can be proposed. */
export interface Proposal {
  /** The changes by their places. */
  readonly groups: readonly {
    readonly title: readonly Piece[]
    readonly lines: readonly { readonly done: string; readonly words: readonly Piece[] }[]
  }[]
  readonly notes: readonly string[]
  /** What it was compared with: "main (1a2b3c4)". */
  readonly called: string
  /** How many mistakes have to be mended first. */
  readonly errors: number
  /** Whom git knows here; empty where it knows nobody. */
  readonly author: Author
  /** Where it is sent; null where there is nothing to send it to. */
  readonly remote: string | null
}

export interface Author {
  readonly name: string
  readonly email: string
}

/** What the author says of it. */
export interface ProposalWords extends Author {
  readonly title: string
  readonly text: string
}

/** What became of it. */
export type Proposed =
  | {
      readonly done: true
      readonly branch: string
      readonly commit: string
      /** How many files are others. */
      readonly files: number
      /** The host's page for a new pull request, where it is known. */
      readonly page: string | null
    }
  | {
      readonly done: false
      readonly why: string
      /** In git's own words. */
      readonly said: string
    }

/** A file for whoever takes the changes over. */
export interface Patch {
  readonly name: string
  readonly text: string
  /** What takes it over. */
  readonly command: string
  /** Whether pictures are in it. */
  readonly hasPictures: boolean
}

/** How far sending is; null where nothing is known of it. */
export interface Sending {
  readonly percent: number | null
}
