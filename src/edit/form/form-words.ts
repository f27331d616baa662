import type { Field } from '../../schema/fields.ts'
import { labelOf } from './edits.ts'

/** What is wrong, what to do, and what one click would do, in the words of the form. */
export interface PlainWords {
  readonly message: string
  readonly hint: string | null
  readonly fix: string | null
}

/** What is said of something in a file, for who sees its form: fields by what stands above them, and no JSON. */
export function inFormWords(said: string, fields: Iterable<Pick<Field, 'name' | 'schema'>>): string {
  const called = new Map([...fields].map((field) => [field.name, labelOf(field)]))
  return said
    .replace(/^Entry \d+ of "\w+"/, 'This entry')
    .replace(/ Example: (?:[[{].*|true|false)$/s, '')
    .replaceAll(/(?<!\\)"((?:[^"\\]|\\.)*)"/g, (_, words: string) => `“${called.get(words) ?? words}”`)
}
