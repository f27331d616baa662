/** Fields with words by which a section, or an entry of it, is known; the likeliest come first. */
const naming = ['heading', 'label', 'title', 'name', 'figure', 'text', 'body', 'href', 'src', 'alt']

/** The words by which something is known; undefined where it has none. */
export function namingWords(fields: Readonly<Record<string, unknown>>): string | undefined {
  return naming.map((field) => fields[field]).find((words): words is string => isWords(words))
}

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
