import { isObject } from '../../is-object.ts'
import { namingWords } from '../naming.ts'

/** What a section is called: its heading, or the first words in it. */
export function nameOf(section: Readonly<Record<string, unknown>>): string {
  const own = namingWords(section)
  if (own !== undefined) return own.slice(0, 80)
  const entry = Object.values(section).find(Array.isArray)?.[0]
  return isObject(entry) ? nameOf(entry) : ''
}
