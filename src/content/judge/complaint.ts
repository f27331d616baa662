import type { Problem } from '../problem.ts'

/** What is said about a value. */
export type Words = Pick<Problem, 'message' | 'hint' | 'fix' | 'address'>

/** Words about a value, and where below it they belong: at its own place unless they say another. */
export interface Complaint extends Words {
  at?: string[]
  on?: 'name' | 'value'
  /** The field that is missing. */
  lacks?: string
  /** The steps to a field inside that this one was written for. */
  fills?: readonly string[]
}
