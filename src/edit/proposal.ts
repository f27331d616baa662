import type { Line } from '../changes/tell/lines.ts'
import type { Piece } from '../changes/tell/pieces.ts'
import type { Mistake } from './agreed.ts'

/** What an author has changed, and how it can be proposed. */
export interface Proposal {
  /** The changes by their places. */
  readonly groups: readonly { readonly title: readonly Piece[]; readonly lines: readonly Line[] }[]
  readonly notes: readonly string[]
  /** What it was compared with: "main (1a2b3c4)". */
  readonly called: string
  /** How many mistakes have to be mended first. */
  readonly errors: number
  /** How the content stands, in the words of "npm run validate". */
  readonly checked: { readonly summary: string; readonly mistakes: readonly Mistake[] }
  /** Whom git knows here; empty where it knows nobody. */
  readonly author: Author
  /** Where it is sent; null where there is nothing to send it to. */
  readonly remote: string | null
  /** Why there is nothing to send it to; null where there is. */
  readonly nowhere: string | null
}

/** A check that the project asks of content, and what it says. */
export interface Check {
  readonly command: string
  readonly state: 'waiting' | 'running' | 'passed' | 'failed'
  /** In its own words. */
  readonly said: string
}

/** A picture of a section, at an address of the editor. */
export interface Shot {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** A section that looks otherwise than before, with the words of its changes, as a phone and as a computer shows it. */
export interface Pictured {
  readonly page: string
  readonly type: string
  readonly words: readonly Line[]
  readonly shots: readonly {
    readonly width: number
    readonly before?: Shot | undefined
    readonly after?: Shot | undefined
    readonly difference?: Shot | undefined
  }[]
}

/** The pictures of what was changed: nobody asked for them yet, they are being taken, are there, or cannot be taken. */
export interface Screens {
  readonly state: 'none' | 'making' | 'made' | 'failed'
  /** What is being done, or why there are none. */
  readonly words: string
  /** In the words of the build, where that says why. */
  readonly said: string
  /** How many sections there are to show; null until that is known. */
  readonly count: number | null
  readonly pictured: readonly Pictured[]
  /** How many more changed than are shown. */
  readonly left: number
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
