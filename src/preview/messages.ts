/** What a page says of itself when it is opened: by then the site may be another one than it came from. */
export interface Opened {
  readonly path: string
  /** Its sections. */
  readonly hashes: readonly string[]
  /** What is around them; without it that is as it is now. */
  readonly surroundings?: string | undefined
}

/** What the live preview tells an open page: its sections in order, with the HTML of those that the page does not have, and what those with mistakes are marked with. */
export interface Update {
  readonly title: string
  /** The page's h1 where no section shows one. */
  readonly hiddenHeading: string
  readonly draft: boolean
  readonly sections: readonly { readonly hash: string; readonly html: string | null; readonly mark: string | null }[]
  readonly styles: Readonly<Record<string, string>>
  /** The document without its sections, where what surrounds them is not what the page has. */
  readonly around?: string | undefined
}

/** A mistake or a warning, said once for all places that it is in. */
export interface Problem {
  readonly message: string
  readonly count: number
  /** The first of them, such as "pages.json:214:9", and the way to it: "/contact › section 2 (form) › fields[3]". */
  readonly places: readonly { readonly spot: string; readonly way: string }[]
  /** The line in question, of the first place. */
  readonly code: string
  readonly advice: string | null
  readonly fix: string | null
}

/** What is told of one kind: how much there is, how much of it on the open page, and the first of it by pages. */
export interface ProblemList {
  readonly count: number
  readonly here: number
  readonly groups: readonly { readonly name: string; readonly problems: readonly Problem[] }[]
}

/** What is wrong with the content, in the words of `npm run validate`: first what concerns the open page. */
export interface Problems {
  readonly mistakes: ProblemList
  readonly warnings: ProblemList
  /** Why nothing could be read. */
  readonly failure: string | null
}

/**
 * How an editor around the page says that its author types in a section: the mark stays on it until that is done, and is
 * then `waits` if a new form waits. When the mark was taken off, the page is told.
 */
export const typing = { mark: 'data-typing', waits: 'waits', ended: 'sectile:typed' } as const

/** The names under which server and page talk; what an open gallery, or a page that runs a bundle, is told is that our code has changed. */
export const events = {
  open: 'sectile:open',
  update: 'sectile:update',
  problems: 'sectile:problems',
  gallery: 'sectile:gallery',
  code: 'sectile:code',
} as const
