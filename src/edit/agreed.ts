/** What the editor's server and its page agree on. */
import type { SiteOperation } from '../changes/site/operations.ts'
import type { PlainWords } from './agreed-words.ts'

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
  readonly plain: PlainWords
}

/** A section of a page, and a place in it as its form shows it. */
export interface Shown {
  readonly page: string
  /** From 0. */
  readonly section: number
  readonly at: string
}

/** A mistake in the list of all. */
export interface ListedMistake extends Mistake {
  /** Of what is wrong in a shared section, where it is seen first. */
  readonly shown: Shown | null
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
  /** Where that lies on this machine: no other site has it, and it is the same while nobody can read the name. */
  readonly place: string
  readonly pages: readonly PageLine[]
  readonly mistakes: readonly ListedMistake[]
  /** How many there are; not all are listed. */
  readonly errors: number
  readonly warnings: number
  /** Why nothing can be read. */
  readonly failure: string | null
  /** What stands for names in braces. */
  readonly variables: Readonly<Record<string, string>>
  /** Whether one more entry fits into the menu. */
  readonly hasRoomInMenu: boolean
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
  /** Where it stands on its page. */
  readonly spot: { readonly file: string; readonly at: string }
  /** Where the shared section stands that is used here, and the fields that it has; null for a section of the page's own, and where there is none. */
  readonly shared: { readonly file: string; readonly at: string; readonly fields: readonly string[] } | null
  /** As visitors find it here: a shared section with what replaces fields of it. */
  readonly value: Readonly<Record<string, unknown>>
  /** Of a shared section, the fields that this place has for itself. */
  readonly own: readonly string[]
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

/** The settings of the whole site, as they are written. */
export interface SiteState {
  readonly version: number
  readonly file: string
  readonly value: Readonly<Record<string, unknown>>
  readonly mistakes: readonly Mistake[]
}

/** A page as it is written, and where. */
export interface WrittenPage {
  readonly file: string
  /** Empty where the file holds this page alone. */
  readonly at: string
  readonly page: Readonly<Record<string, unknown>>
  /** All files of the site in the same folder. */
  readonly beside: readonly string[]
}

/** A page that has the words of a search, and the first of its sections that has them. */
export interface FoundPage {
  readonly path: string
  readonly section: number | null
}

/** Where the words of a search stand: on pages, and in settings of the site by their pointers, one of each part. */
export interface Found {
  readonly pages: readonly FoundPage[]
  readonly settings: readonly string[]
}

/** What is to be known before a page goes. */
export interface Leaving {
  /** The places that lead to it, by the names that authors see: "Menu: Products › Overview". */
  readonly ways: readonly string[]
  /** What mistakes keep from being looked through: "links, texts and pictures of 2 pages". */
  readonly hidden: readonly string[]
  /** The file with the settings of the site. */
  readonly config: string
  /** Where each redirect leads; null where there is no list of them. */
  readonly redirects: readonly string[] | null
}

export interface StepLine {
  readonly id: number
  readonly title: string
  readonly page: string | null
  readonly section: number | null
  /** In milliseconds since 1970, where it is known. */
  readonly when: number | null
}

export interface Steps {
  readonly done: readonly StepLine[]
  readonly undone: readonly StepLine[]
}

/**
 * What may be asked for: what can be done to a site, a field that is set whether or not it is there, and one taken out. With
 * "holders" what holds it comes, and goes, with it. In a use of a shared section, a field below "with" becomes the place's own:
 * it begins as the shared one is written.
 */
export type EditOperation =
  | SiteOperation
  | {
      readonly op: 'put'
      readonly file: string
      readonly at: string
      readonly value: unknown
      readonly before?: string
      readonly holders?: boolean
    }
  | { readonly op: 'clear'; readonly file: string; readonly at: string; readonly holders?: boolean }
  | { readonly op: 'own'; readonly file: string; readonly at: string }

export interface GestureWords {
  readonly version: number
  readonly title: string
  readonly where: { readonly page?: string | undefined; readonly section?: number | undefined }
  readonly operations: readonly EditOperation[]
  readonly join?: string | undefined
  /** What was decided where others changed the same. */
  readonly decided?: Decided | undefined
}

/** After something was done. */
export interface Done {
  readonly version: number
  readonly step: StepLine
  /** The state that whoever asked sees, where others have changed more: what comes next is based on that. */
  readonly seen?: number
  /** What of a step could not be undone or done again. */
  readonly note?: string
  /** Whether the pictures of the site are others now. */
  readonly pictures?: true
}

/** Why it was not. */
export interface Failure {
  readonly error: string
  /** What two changed in two ways. */
  readonly clash?: Clash
  /** Whether the same will do later: nothing is wrong with what was asked. */
  readonly isLater?: boolean
  /** Whether it may do in a moment: a file is away, or another program is in the middle of writing it. */
  readonly mayPass?: boolean
  /** Whether what it was based on is no longer known. */
  readonly isOld?: boolean
  /** Whether there was nothing left to do: no harm is done. */
  readonly isNothing?: boolean
  /** Whether what was asked about is not there, or no more. */
  readonly isGone?: boolean
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
  /** Whether mine can only be done by hand, as a move to another place than theirs. */
  readonly isByHand?: boolean
}
