import type { Schema } from '../../schema/schema.ts'

/** What a change is in: a page, a section that pages share, the settings of the site, or its files. */
export type Place = { on: 'page'; path: string } | { on: 'shared'; name: string } | { on: 'site' } | { on: 'files' }

/** A section, an entry, a page: the kind of thing it is, and what it is called. */
export interface Thing {
  noun: string
  name: string | null
}

/** A field that holds something else. */
export interface FieldChange {
  title: string
  before: unknown
  after: unknown
}

/** Where a thing stands now: beside what, or in what. */
export interface Spot {
  above?: Thing
  below?: Thing
  in?: Thing
}

interface Told {
  place: Place
  /** What it is about. */
  thing: Thing
  /** The section of the page that it is about or in: its number now, or before when it is gone. */
  section?: number
}

/** A thing that only one side has. */
export interface Single extends Told {
  kind: 'added' | 'removed'
  spot: Spot
  value: unknown
  /** What the schema says of it. */
  schema?: Schema | undefined
  /** A section or an entry may have come from elsewhere. */
  level: 'section' | 'entry' | 'whole'
  /** The name that a shared section has. */
  as?: string
}

export type Change =
  | Single
  | (Told & { kind: 'moved'; spot: Spot; from: { page?: string; in?: Thing }; inner: readonly Change[] })
  /** A page from one file to another. */
  | (Told & { kind: 'refiled'; from: string; to: string })
  | (Told & { kind: 'renamed'; from: string; to: string; links: number; hasRedirect: boolean })
  | (Told & { kind: 'shared' | 'unshared'; as: string })
  | (Told & { kind: 'changed'; fields: FieldChange[] })
  /** Words, and where they stood in another field before, that one. */
  | (Told & { kind: 'text'; title: string; before: string; after: string; was?: string })
  /** Another file under the same name, and the pages that show it. */
  | (Told & { kind: 'replaced'; shownOn: readonly string[] })

/** What is compared, and where it is told. */
export interface Comparing {
  place: Place
  /** What the fields or the entries are of. */
  thing: Thing
  changes: Change[]
}

/** What is different between two states of a site. */
export interface Comparison {
  changes: Change[]
  /** The paths of all pages on both sides: twice the same, but for those that are called otherwise now. */
  pages: { before: string; after: string }[]
  /** The pages that show a changed shared section, by its name. */
  shownOn: ReadonlyMap<string, readonly string[]>
  /** What could not be read, and what that means for the rest. */
  notes: string[]
}
