import type { Value } from '../schema/fields.ts'
import type { Schema } from '../schema/schema.ts'

/** What a value of each kind is, for people who write no programs. Others follow from the schema itself. */
const kinds: Partial<Record<Value['kind'], string>> = {
  plain: 'words',
  inline: 'words with emphasis and links',
  prose: 'paragraphs and lists',
  article: 'paragraphs, lists and headings',
  href: 'where a link leads',
  src: 'where a file is',
  id: 'the name of a place on the page',
  color: 'a colour',
  code: 'letters and digits',
  choice: 'one of these words',
  boolean: 'yes or no: true or false, without quotes',
}

/** What may be written in a place, in words. The shapes that stand in it are named by who draws them. */
export function describe({ kind, schema, shapes, entry }: Value): string {
  if (kind === 'constant') return `always ${JSON.stringify(schema.const)}`
  if (kind === 'number') return numberOf(schema)
  if (entry) return listOf(schema, entry)
  // A word, or a shape in its place.
  if (shapes.length > 0) return schema.enum ? `${kinds.choice}, or` : shapes.length > 1 ? 'one of' : ''
  return [kinds[kind] ?? '', amount(schema.minLength, schema.maxLength, 'letter', 'letters')].filter(Boolean).join(', ')
}

function numberOf({ type, minimum, maximum }: Schema): string {
  return [type === 'integer' ? 'a whole number' : 'a number', between(minimum, maximum)].filter(Boolean).join(', ')
}

function listOf({ minItems, maxItems }: Schema, entry: Value): string {
  const entries = amount(minItems, maxItems, 'entry', 'entries') ?? 'entries'
  if (entry.shapes.length > 0) return `a list of ${entries}, each ${describe(entry)}`.trimEnd()
  return `a list of ${entries}: ${describe(entry)} each`
}

/** How much of something. That a text has a letter, and a list an entry, goes without saying. */
function amount(low: number | undefined, high: number | undefined, one: string, many: string): string | undefined {
  const found = between(low === 1 ? undefined : low, high)
  return found && `${found} ${(high ?? low) === 1 ? one : many}`
}

function between(low: number | undefined, high: number | undefined): string | undefined {
  if (low === undefined) return high === undefined ? undefined : `at most ${count(high)}`
  if (high === undefined) return `at least ${count(low)}`
  return low === high ? `exactly ${count(low)}` : `${count(low)} to ${count(high)}`
}

function count(value: number): string {
  return value.toLocaleString('en')
}

/** The form that a text must have, where its pattern says more than that it is no space alone. */
export function formOf({ pattern, patternErrorMessage }: Schema): string | undefined {
  return pattern === '\\S' ? undefined : patternErrorMessage
}

/** A description, and the example at its end. */
export function split(description: string): { text: string; example: string | undefined } {
  const at = description.lastIndexOf(' Example: ')
  if (at < 0) return { text: description, example: undefined }
  return { text: description.slice(0, at), example: description.slice(at + ' Example: '.length) }
}
