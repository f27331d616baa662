/** What the editor's server and its page agree on. */
import type { SiteOperation } from '../changes/site/operations.ts'

export const editAddress = '/_edit'
export const apiAddress = `${editAddress}/api`

/** A header that no form and no page from elsewhere can send. */
export const ownHeader = 'x-sectile-edit'

/** What the server says over the preview's channel when the content is another one; the page then asks what. */
export const changedEvent = 'sectile:edit'

/** A mistake or a warning, as `validate` words it. */
export interface Mistake {
  readonly file: string
  readonly pointer: string
  readonly line: number
  readonly page: string | null
  /** The number of the section on its page, from 0. */
  readonly section: number | null
  readonly rule: string
  readonly severity: 'error' | 'warning' | 'notice'
  readonly message: string
  readonly hint: string | null
  /** What one click would do. */
  readonly fix: string | null
}

export interface PageLine {
  readonly path: string
  readonly title: string
  readonly draft: boolean
  readonly errors: number
  readonly warnings: number
}

/** What is seen of the whole site. */
export interface Outline {
  readonly version: number
  readonly name: string
  readonly config: string
  readonly pages: readonly PageLine[]
  readonly mistakes: readonly Mistake[]
  /** How many there are; not all are listed. */
  readonly errors: number
  readonly warnings: number
  /** Why nothing can be read. */
  readonly failure: string | null
  readonly undo: string | null
  readonly redo: string | null
}

export interface SectionLine {
  /** Its id in the page's HTML. */
  readonly id: string
  readonly type: string
  readonly name: string
  /** The name of the shared section that is used here. */
  readonly use: string | null
  /** On how many places that is used. */
  readonly uses: number
  readonly draft: boolean
  /** What the form is about: the section, or the shared one that stands for it. */
  readonly spot: { readonly file: string; readonly at: string }
  readonly value: Readonly<Record<string, unknown>>
  /** What replaces fields of the shared section here. */
  readonly replaced: readonly string[]
}

/** A page with all that its outline and its form need. */
export interface PageState {
  readonly version: number
  readonly path: string
  readonly file: string
  /** Where the page stands in its file. */
  readonly at: string
  /** The page without its sections. */
  readonly value: Readonly<Record<string, unknown>>
  readonly sections: readonly SectionLine[]
  readonly mistakes: readonly Mistake[]
}

export interface StepLine {
  readonly id: number
  readonly title: string
  readonly page: string | null
  readonly section: number | null
}

export interface Steps {
  readonly done: readonly StepLine[]
  readonly undone: readonly StepLine[]
}

/** What can be chosen in fields. */
export interface Means {
  readonly links: readonly { readonly href: string; readonly label: string }[]
  readonly pictures: readonly string[]
  readonly shared: readonly string[]
}

/** What may be asked for: what can be done to a site, a field that is set whether or not it is there, and one taken out. */
export type EditOperation =
  | SiteOperation
  | {
      readonly op: 'put'
      readonly file: string
      readonly at: string
      readonly value: unknown
      readonly before?: string
    }
  | { readonly op: 'clear'; readonly file: string; readonly at: string }

export interface GestureWords {
  readonly version: number
  readonly title: string
  readonly where: { readonly page?: string | undefined; readonly section?: number | undefined }
  readonly operations: readonly EditOperation[]
  readonly join?: string | undefined
  /** What was decided where others changed the same. */
  readonly decided?: Decided | undefined
}

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

/** After something was done. */
export interface Done {
  readonly version: number
  readonly step: StepLine
}

/** Why it was not. */
export interface Failure {
  readonly error: string
  /** What two changed in two ways. */
  readonly clash?: Clash
  /** Whether the same will do later: nothing is wrong with what was asked. */
  readonly isLater?: boolean
}

/** Whose value counts. */
export type Decided = 'mine' | 'theirs'

/** A value that two people changed, each in another way. Without a value where there is none. */
export interface Clash {
  readonly file: string
  readonly at: string
  readonly mine?: unknown
  readonly theirs?: unknown
  /** How many more there are. */
  readonly more: number
}
