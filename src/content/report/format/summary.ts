import type { Diagnostic, Severity } from '../../diagnostic.ts'
import type { Inspected } from '../../judge/judge-content.ts'

/**
 * What was inspected and how it stands: "15 pages, 83 sections: no errors, 2 warnings", and notices where there are some;
 * and in a line of its own what mistakes may hide.
 */
export function formatSummary(
  { pages, sections, unjudged = [] }: Pick<Inspected, 'pages' | 'sections'> & Partial<Inspected>,
  diagnostics: readonly Diagnostic[],
): string {
  const stands = `${many(pages, 'page')}, ${many(sections, 'section')}: ${countsOf(diagnostics)}`
  return unjudged.length === 0 ? stands : `${stands}\nNot judged until that is mended: ${unjudged.join('; ')}.`
}

/** "1 error, no warnings", and notices where there are some. */
export function countsOf(diagnostics: readonly Diagnostic[]): string {
  const count = (wanted: Severity) => diagnostics.filter(({ severity }) => severity === wanted).length
  const notices = count('notice') > 0 ? `, ${many(count('notice'), 'notice')}` : ''
  return `${many(count('error'), 'error')}, ${many(count('warning'), 'warning')}${notices}`
}

function many(count: number, one: string): string {
  return `${count === 0 ? 'no' : count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
}
