import { isObject } from '../../is-object.ts'
import { shortened } from '../../letters.ts'
import { namingWords } from '../naming.ts'

/** 80: more than a line of any list holds. */
const longest = 80

/** What a section is called: its heading, or the first words in it. */
export function nameOf(section: Readonly<Record<string, unknown>>): string {
  const own = namingWords(section)
  if (own !== undefined) return shortened(own, longest)
  // What the judge is to ignore is no content.
  const { ignore: _, ...content } = section
  const entry = Object.values(content).find(Array.isArray)?.[0]
  return isObject(entry) ? nameOf(entry) : ''
}
