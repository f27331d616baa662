import type { Diagnostic } from '../../diagnostic.ts'

/** Diagnostics for programs: one array. */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  return JSON.stringify(diagnostics, null, 2)
}
