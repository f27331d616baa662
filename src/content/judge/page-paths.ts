import { find } from '../../schema/flatten.ts'
import { schema } from '../../schema/read.ts'
import { fits } from './fits.ts'
import { sameWord } from './nearest.ts'

/** The path that was most likely meant by something that is none: its words, written as paths are. */
export function meantPath(written: string): string | undefined {
  const words = wordsOf(written)
    .replace(/[?#].*$/s, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .split(/[/\\]+/)
    .map((step) => step.match(/[\p{L}\p{N}]+/gu)?.join('-') ?? step.trim())
    .filter((step) => step !== '' && step !== '.')
  if (words.at(-1) === 'index') words.pop()
  const path = `/${words.join('/')}`
  return !/[{}]/.test(written) && isPath(path) ? path : undefined
}

/** Without the site that a whole address begins with, and the ending of a file. */
function wordsOf(written: string): string {
  return written.replace(/^\s*https?:\/\/[^/]*/i, '').replace(/\.(?:html?|php|json|md)\s*$/i, '')
}

/** Whether nothing else can have been meant by a path that is none. */
export function isSurely(meant: string, written: string): boolean {
  return sameWord(meant, wordsOf(written)) || /^[\s\p{Cf}./\\]*(?:index)?$/iu.test(wordsOf(written))
}

/** Whether a page can have this path. */
export function isPath(path: string): boolean {
  const flat = find(schema('page.schema.json'), {}, ['path'])
  return fits(flat, path) && path.length <= (flat.maxLength ?? path.length)
}
