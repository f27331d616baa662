import type { Field } from '../../schema/fields.ts'
import { labelOf } from './edits.ts'

/** What is said of something in a file, for who sees its form: fields by what stands above them, and no JSON. */
export function inFormWords(said: string, fields: Iterable<Pick<Field, 'name' | 'schema'>>): string {
  const called = new Map([...fields].map((field) => [field.name, labelOf(field)]))
  return said
    .replace(/^Entry \d+ of (?:entry \d+ of )*"\w+"/, 'This entry')
    .replace(/ Example: (?:[[{].*|true|false)$/s, '')
    .replaceAll(/(?<!\\)"((?:[^"\\]|\\.)*)"/g, (_, words: string) => `“${called.get(words) ?? words}”`)
}
