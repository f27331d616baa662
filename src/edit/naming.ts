import { tokensOf } from '../content/text/grammar.ts'

/** Fields with words by which a section, or an entry of it, is known; the likeliest come first. */
const naming = ['heading', 'label', 'title', 'name', 'figure', 'text', 'body', 'href', 'src', 'alt', 'from']

/** The words by which something is known, as they are read; undefined where it has none. */
export function namingWords(fields: Readonly<Record<string, unknown>>): string | undefined {
  const words = naming.map((field) => fields[field]).find((words): words is string => isWords(words))
  return words === undefined ? undefined : firstLine(words)
}

/** The first line of a text as it is read on the page. */
export function firstLine(words: string): string {
  const line = (words.trim().split('\n', 1)[0] ?? '').trim().replace(/^(?:#{2,3}|[-*]|\d+\.)[ \t]+(?=\S)/, '')
  // Most lines have no marks, and long lists ask for the names of all their entries.
  if (!/[*[\\]/.test(line)) return line
  return tokensOf(line, 'inline')
    .flatMap(({ children }) => children ?? [])
    .map(({ content }) => content)
    .join('')
}

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
