import type { Page, Section, SharedUse, SiteSettings } from '../../generated/types.ts'
import type { Pictures } from '../pictures/picture.ts'
import type { Problem } from '../problem.ts'
import type { PageFacts } from '../read/page-facts.ts'
import type { PageSource, SourceFile } from '../read/source-file.ts'
import type { Clock } from '../times/clock.ts'

/** A section in its place on a page, shared content put in, as it is written: variables are not filled yet. */
export interface PageSection {
  page: ContentPage
  index: number
  section: Section
  /** The name under "shared", where the section comes from there. */
  shared: string | null
  /** Of a section with a source, the pages that it found. */
  listed?: readonly Page[]
}

/** A page that the schema has nothing against. */
export interface ContentPage {
  page: Page
  /** Where it is written. */
  source: PageSource
  sections: PageSection[]
  /** Where a list on it goes on over further pages. */
  goesOn?: FurtherPages
  /** It is known that nothing of it begins, ends or has a source: nobody has to look through its sections. */
  isSteady?: boolean
  /** Of a page that was not read: all that is known of it. */
  facts?: PageFacts
}

/** The pages of a list: which section of its page that is, and as what it stands on each, from its own page on. */
export interface FurtherPages {
  index: number
  /** The whole list, and one for each topic that has pages of its own. */
  lists: readonly { path: string; topic: string | null; sections: readonly Section[] }[]
}

/** A page's path that cannot be one. */
export interface WrongPath {
  written: string
  /** The path that was most likely meant. */
  meant: string
  /** What is said about it. */
  problem: Problem
}

/** What the files say, as far as it could be read; rules judge it. */
export interface Content {
  settings: SiteSettings
  shared: Record<string, Section>
  pages: ContentPage[]
  config: SourceFile
  publicFiles: ReadonlySet<string>
  pictures: Pictures
  /** When it is looked at. */
  clock: Clock
  /** The paths of pages with mistakes in them: they exist, but what is on them is not known. */
  unsurePaths: ReadonlySet<string>
  /** Paths that cannot be one: of their pages, too, nothing else is known. */
  wrongPaths: readonly WrongPath[]
  /** The paths of pages in files that the config does not include, each with its file. */
  forgotten: ReadonlyMap<string, string>
  /** All files could be read, so that a path that is not here is nowhere. */
  complete: boolean
}

/** Whether an entry of a page's list stands for a shared section. */
export function isUse(entry: Page['sections'][number]): entry is SharedUse {
  // Quicker than "in", which matters for ten thousand pages.
  return (entry as SharedUse).use !== undefined
}
