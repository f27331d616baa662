import type { Diagnostic } from '../content/diagnostic.ts'

/** The rules of each stage but the last: how a file is read, its form, and of pages that have it which sections they share. */
const stages = [
  ['syntax', 'duplicate-keys', 'nesting', 'encoding', 'file-size'],
  ['schema', 'version', 'include'],
  ['shared'],
]

/** What is judged first hides what is judged later. The last stage is what all other rules say. */
export function stageOf({ rule }: Diagnostic): number {
  const stage = stages.findIndex((rules) => rules.includes(rule))
  return stage < 0 ? stages.length : stage
}
