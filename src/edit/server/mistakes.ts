import type { Diagnostic } from '../../content/diagnostic.ts'
import type { Sources } from '../../content/read/source-file.ts'
import type { ContentState } from '../../preview/content-state.ts'
import type { Mistake } from '../agreed.ts'
import { isForMenu } from './menu.ts'
import { plainWords } from './plain.ts'

type Wanted = Pick<Mistake, 'file' | 'pointer' | 'rule' | 'message'>

/** What is wrong in a site, as the editor tells it. */
export function mistakeIn(sources: Sources | null) {
  return (diagnostic: Diagnostic): Mistake => {
    const { file, pointer, line, page, section, rule, severity, message, hint, fix } = diagnostic
    const byMenu = sources && isForMenu(diagnostic, sources) ? 'put it into the menu' : null
    const plain = sources ? plainWords(diagnostic, sources) : { message, hint, fix: null }
    return {
      ...{ file, pointer, line, page, section, rule, severity, message, hint },
      fix: fix?.title ?? byMenu,
      plain: { ...plain, fix: plain.fix ?? byMenu },
    }
  }
}

export function errorsFirst(one: Diagnostic, other: Diagnostic): number {
  return Number(other.severity === 'error') - Number(one.severity === 'error')
}

/**
 * What somebody wants to have mended, by what they read of it. While they type, a mistake keeps the words that it was told in
 * first: by its place it is the same, as long as what mends it is called the same.
 */
export function wanted({ latest, told }: ContentState, { message, ...place }: Wanted): Diagnostic | undefined {
  const isThere = ({ file, pointer, rule }: Diagnostic) =>
    file === place.file && pointer === place.pointer && rule === place.rule
  const here = latest.diagnostics.filter(isThere)
  const read = told.diagnostics.find((one) => isThere(one) && one.message === message)
  return here.find((one) => one.message === message) ?? here.find(({ fix }) => fix && fix.title === read?.fix?.title)
}
