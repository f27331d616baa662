import type { Diagnostic } from '../content/diagnostic.ts'

const ofReading = ['syntax', 'duplicate-keys', 'nesting', 'encoding', 'file-size']
const ofForm = ['schema', 'shared', 'version', 'include']

/** What is judged first hides what is judged later: how a file is read, its form, and what rules say. */
export function stageOf({ rule }: Diagnostic): number {
  return ofReading.includes(rule) ? 0 : ofForm.includes(rule) ? 1 : 2
}
