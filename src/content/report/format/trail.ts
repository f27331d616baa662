import type { Position } from '../../diagnostic.ts'
import { get, split } from '../../json/pointer.ts'
import type { SourceFile } from '../../read/source-file.ts'

/**
 * The way to the object that a mistake is in: "/contact › section 2 (form) › fields[3]". Everything is counted
 * from 1, as people do.
 */
export function trail({ pointer, page, section }: Position, file: SourceFile | undefined): string {
  const steps = split(pointer)
  const parts: string[] = []
  if (page !== null) parts.push(page)
  else if (steps[0] === 'pages' && steps[1] !== undefined) parts.push(`page ${Number(steps[1]) + 1}`)
  else if (steps[0] === 'shared' && steps[1] !== undefined) parts.push(`shared "${steps[1]}"`)
  const inPage = steps[0] === 'pages' ? 2 : 0
  let begin = parts.length === 0 ? 0 : page === null ? 2 : inPage
  if (section !== null) {
    begin = inPage + 2
    const value = file?.at(steps.slice(0, begin))
    parts.push(`section ${section + 1}${named(value)}`)
  }
  return [...parts, ...fields(steps.slice(begin))].join(' › ')
}

/** The type of a section, or the shared one that stands there. */
function named(section: unknown): string {
  const type = get(section, ['type']) ?? get(section, ['use'])
  return typeof type === 'string' && type.length < 40 ? ` (${type})` : ''
}

/** Steps with the numbers of entries in brackets; the last name is left out, because the message names it. */
function fields(steps: string[]): string[] {
  const found: string[] = []
  for (const step of steps) {
    const last = found.pop()
    if (/^\d+$/.test(step)) found.push(`${last ?? ''}[${Number(step) + 1}]`)
    else found.push(...(last === undefined ? [] : [last]), step)
  }
  return /^\d+$/.test(steps.at(-1) ?? '') ? found : found.slice(0, -1)
}
