import type { Page, Section, SiteSettings } from '../../generated/types.ts'
import type { Words } from '../../generated/words.ts'
import type { PageFacts } from '../read/page-facts.ts'
import type { Pager } from '../sources/pager.ts'

/** A section as it is drawn: shared content and entries of sources put in, variables filled. */
export type SiteSection = Section & {
  /** Of a list that goes on over several pages. */
  pager?: Pager
  /** Of a list whose topics have pages of their own: the links to all of them. */
  topics?: TopicLink[]
}

/** A link to a list of pages about one topic, or about all. */
export interface TopicLink {
  label: string
  href: string
  isHere: boolean
}

/** A page with its sections as they are drawn, and where it was written. */
export interface SitePage extends Omit<Page, 'sections'> {
  sections: SiteSection[]
  /** Where each of them stands among those that are written, when some of these are left out. */
  places?: readonly number[]
  /** The addresses of the pages before and after, where a list of it goes on over several. */
  previous?: string
  next?: string
  /** Of a page that shows a list of one topic: what that is called. */
  topic?: string
  /** The file that holds it, as messages show it. */
  file: string
  /** The JSON Pointer of the page in its file. */
  pointer: string
  /** Names all that it is made of, where facts are kept and neither lists nor times have a part in it. */
  made?: string
  /** Of a page whose file is read only when its sections are asked for: what is known of it. */
  facts?: PageFacts
}

/** All that is needed to draw the site at a moment. Drafts are still in it: a build leaves them out. */
export interface Site {
  settings: SiteSettings
  /** What the engine says by itself: in the words of the settings, or in its own. */
  words: Words
  pages: SitePage[]
  /** The files in public/, as the site's visitors address them: "/images/a.svg"; and the pictures of the schemas' examples that it shows. */
  publicFiles: ReadonlySet<string>
}
