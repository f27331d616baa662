import type { Diagnostic } from '../../content/diagnostic.ts'
import type { Sources } from '../../content/read/source-file.ts'
import type { Mistake } from '../agreed.ts'
import { isForMenu } from './menu.ts'

/** What is wrong in a site, as the editor tells it. */
export function mistakeIn(sources: Sources | null) {
  return (diagnostic: Diagnostic): Mistake => {
    const { file, pointer, line, page, section, rule, severity, message, hint, fix } = diagnostic
    const byMenu = sources && isForMenu(diagnostic, sources) ? 'put it into the menu' : null
    return { file, pointer, line, page, section, rule, severity, message, hint, fix: fix?.title ?? byMenu }
  }
}

export function errorsFirst(one: Diagnostic, other: Diagnostic): number {
  return Number(other.severity === 'error') - Number(one.severity === 'error')
}
