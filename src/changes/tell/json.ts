import type { Change, Comparison } from '../compare/change.ts'
import { lineOf } from './lines.ts'
import { asText } from './text.ts'

/** What changed, for programs: each change with its line, and with what was and what is. */
export function tellAsJson({ changes, shownOn, notes }: Comparison, configName: string): string {
  const told = changes.map((change) => {
    const { place, thing, kind } = change
    return { ...place, kind, thing, words: asText(lineOf(change, configName).words), ...valuesOf(change) }
  })
  return JSON.stringify({ changes: told, shownOn: Object.fromEntries(shownOn), notes }, null, 2)
}

function valuesOf(change: Change): object {
  switch (change.kind) {
    case 'changed':
      return { fields: change.fields }
    case 'text':
      return { field: change.title, before: change.before, after: change.after }
    case 'renamed':
    case 'refiled':
      return { before: change.from, after: change.to }
    case 'added':
      return { after: change.value }
    case 'removed':
      return { before: change.value }
    default:
      return {}
  }
}
