import type { Diagnostic } from '../../diagnostic.ts'

/** Diagnostics for programs: one array, of errors and warnings. Notices depend on the day, and are no part of it. */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  return JSON.stringify(diagnostics, null, 2)
}
