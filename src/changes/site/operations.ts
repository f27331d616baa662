import type { Operation } from '../../content/operations/operations.ts'

/** A place in a file of the site: the file as its messages name it, and a JSON Pointer. */
export interface Spot {
  file: string
  at: string
}

/** What is said of a place on a page, and not of what is shown there. */
export const ofPlace = ['draft', 'starts', 'ends']

/**
 * What can be done to a site. Places and paths are read when the operation's turn comes; places.ts finds them by the path
 * of a page and the id or the number of a section.
 */
export type SiteOperation =
  | (Exclude<Operation, { op: 'move' }> & { file: string })
  /** A field or an entry to another place, of another file where one is named. */
  | (Extract<Operation, { op: 'move' }> & { file: string; toFile?: string })
  /** The same once more, as it is spelt, in another place. */
  | (Spot & { op: 'copy'; to: string; toFile?: string })
  | Share
  /** The shared section itself in the place of its use; with its last use it is no longer shared. */
  | (Spot & { op: 'unshare' })
  | RenamePage
  | AddPage
  /** A page, with its file where it has one. */
  | { op: 'remove-page'; path: string }

/**
 * A section becomes a shared one of this name, and a use of it stands in its place. Where there is one already, the section
 * becomes a use of it, with the fields that differ.
 */
export interface Share extends Spot {
  op: 'share'
  name: string
}

/** Another path for a page, in all links to it and wherever it is named. Its old address leads there. */
export interface RenamePage {
  op: 'rename-page'
  path: string
  to: string
  /** False where nobody knows the old address. */
  redirect?: boolean
}

/** A page, in a file of its own or else last in the config. */
export interface AddPage {
  op: 'add-page'
  page: Readonly<Record<string, unknown>>
  file?: string
}
