import type { Page } from '../../generated/types.ts'
import type { Words } from '../judge/complaint.ts'
import type { PageSection } from '../judge/content.ts'

/** What is wrong with a source or with what it finds; a rule tells it. */
export interface Fault extends Words {
  /** The section with the source, or the page that an entry comes from. */
  at: PageSection | Page
  /** The object or list that holds the field, and its name; without one it is the object itself. */
  holder: object
  key: string | number | null
  /** Names what is said only once, however many lists show it. */
  once?: string
}

/** A message about a section with the page that it is on, where that is not the page in which it is written. */
export function onPage({ shared, page }: PageSection, message: string): string {
  return shared === null ? message : `On ${page.page.path}: ${message}`
}
