import { stageOf } from '../../changes/stages.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'

/** What was not there before: a mistake that was, and has moved, is no new one. */
export function addedTo(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const known = new Map<string, number>()
  for (const each of before) known.set(nameOf(each), (known.get(nameOf(each)) ?? 0) + 1)
  const added = after.filter((each) => {
    const left = known.get(nameOf(each)) ?? 0
    known.set(nameOf(each), left - 1)
    return left <= 0
  })
  // Where what hid others was mended, those come to light: they were there.
  const hiding = (all: readonly Diagnostic[], stage: number) =>
    all.filter((each) => isError(each) && stageOf(each) < stage).length
  const shown = [...new Set(added.map(stageOf))].filter((stage) => hiding(after, stage) < hiding(before, stage))
  return added.filter((each) => !shown.includes(stageOf(each)))
}

export function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

function nameOf({ severity, rule, message }: Diagnostic): string {
  return `${severity} ${rule} ${message}`
}
