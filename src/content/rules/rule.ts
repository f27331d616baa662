import type { Severity } from '../diagnostic.ts'
import type { Problem } from '../problem.ts'
import type { Survey } from '../survey/survey.ts'
import type { Place } from '../survey/written.ts'
import type { Stretch } from '../text/places.ts'

/** What a rule says about something that was written. */
export interface Remark extends Pick<Problem, 'message' | 'hint' | 'fix'> {
  /** Where the rule's own severity is too much or too little. */
  severity?: Severity
  /** The field's name instead of its value. */
  on?: 'name'
  /** The letters of the field's text that it is about. */
  part?: Stretch | undefined
  /** Names what is said only once, however many places it shows in. */
  once?: string
  /** What is wrong in several places for one reason, such as a page that is gone: it is told once, with all of them. */
  cause?: string
}

/** Reports a mistake in a field, or in the object itself when no field is to blame. */
export type Report = (place: Place, holder: object, key: string | number | null, remark: Remark) => void

/** What the schema cannot say. */
export interface Rule {
  id: string
  severity: Severity
  /** What the rule asks for, in a sentence. */
  describe: string
  /** "watch" has the page of a place read in the next run, too: there something may be said of it for what changes elsewhere. */
  check(site: Survey, report: Report, watch: (place: Place) => void): void
}
