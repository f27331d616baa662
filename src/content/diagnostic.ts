import type { Edit } from './json/edits.ts'

/** How a mistake can be mended by the machine, in the words of the file. */
export interface Fix {
  title: string
  edits: Edit[]
}

/** An error stops a build; a warning does not; a notice tells what the day brings, and is no fault of a change. */
export type Severity = 'error' | 'warning' | 'notice'

/** Where something is written. Lines and columns count from 1, `section` from 0. */
export interface Position {
  file: string
  line: number
  column: number
  endLine: number
  endColumn: number
  pointer: string
  page: string | null
  section: number | null
}

/** One mistake: where it is, what is wrong, and what to do. */
export interface Diagnostic extends Position {
  rule: string
  severity: Severity
  message: string
  hint: string | null
  fix: Fix | null
}
