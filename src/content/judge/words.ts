import type { Flat } from '../../schema/flatten.ts'
import { byLikeness } from './nearest.ts'

/** Words in which messages speak of schemas and values. */

/** A value as a message may show it: short, and on one line. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 64 ? `${text.slice(0, 60)}…${typeof value === 'string' ? '"' : ''}` : text
}

/** What a value is, to somebody who never heard of types. */
export function kindOf(value: unknown): string {
  if (value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list in [ ]'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'a number'
  return typeof value === 'boolean' ? String(value) : 'a block in { }'
}

const wanted: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a block in { }',
}

/** What a schema type asks for. */
export function wantedKind(type: string): string {
  return wanted[type] ?? type
}

/** What an object is called: 'a "tile-grid" section', 'a form field', 'the site settings'. */
export function thing(flat: Flat): string {
  const type = flat.properties?.type?.const
  if (typeof type === 'string') return `${article(type)} "${type}" section`
  const kind = flat.properties?.kind?.const
  const words = lower(flat.title ?? 'block')
  if (typeof kind === 'string') return `${article(kind)} "${kind}" ${words.endsWith(' part') ? 'part' : 'field'}`
  if (/[^s]s$/.test(words)) return `the ${words}`
  return `${article(words)} ${words}`
}

/** "a" or "an", as the word after it asks for. */
export function article(word: string): string {
  return /^[aeiou]/.test(word) ? 'an' : 'a'
}

/** A schema's title in the middle of a sentence: "FormField" is "form field". */
export function lower(title: string): string {
  return title.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

/** What is called by no name. */
export const wholeFile = 'The file'

/** What a value is called by its place: '"heading"', 'Entry 2 of "items"', 'Entry 3 of entry 2 of "rows"'. */
export function subject(steps: readonly string[]): string {
  const last = steps.at(-1)
  if (last === undefined) return wholeFile
  const above = steps.slice(0, -1)
  if (!/^\d+$/.test(last) || above.length === 0) return `"${last}"`
  return `Entry ${Number(last) + 1} of ${subject(above).replace(/^Entry/, 'entry')}`
}

/** 16: so many words can be read as a list. */
export const fewChoices = 16

/** Some words as a list to choose from, the likely ones first when there are many. */
export function choices(known: readonly string[], like = ''): string {
  const many = known.length > fewChoices
  const first = many ? byLikeness(like, known).slice(0, 8) : known
  const list = first.map((word) => `"${word}"`).join(', ')
  return many ? `${list} and ${known.length - first.length} more` : list
}
