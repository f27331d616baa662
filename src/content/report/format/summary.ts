import type { Diagnostic } from '../../diagnostic.ts'
import type { Inspected } from '../../judge/judge-content.ts'

/** What was inspected and how it stands: "15 pages, 83 sections: no errors, 2 warnings". */
export function formatSummary({ pages, sections }: Inspected, diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  return `${many(pages, 'page')}, ${many(sections, 'section')}: ${many(errors, 'error')}, ${many(diagnostics.length - errors, 'warning')}`
}

function many(count: number, one: string): string {
  return `${count === 0 ? 'no' : count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
}
