import type { FormField } from '../../generated/types.ts'

/** The answers of a form that was sent without script, in the shape that script sends. */
export function decodeForm(pairs: URLSearchParams, fields: readonly FormField[]): Record<string, unknown> {
  const body: Record<string, unknown> = Object.create(null)
  const given = byName(pairs)
  for (const [name, values] of given) {
    // A name that comes twice where one answer is asked for is no form of ours, and judged as such.
    body[name] = values.length === 1 ? values[0] : values
  }
  for (const { kind, name } of fields) {
    const values = given.get(name) ?? []
    if (kind === 'checkboxes') body[name] = values
    // A box that is not ticked is not sent.
    else if (kind === 'consent') body[name] = values.length === 0 ? false : isTicked(values) || values
  }
  return body
}

/** All values of each name, looked through once: a visitor may send thousands of names. */
function byName(pairs: URLSearchParams): Map<string, string[]> {
  const all = new Map<string, string[]>()
  for (const [name, value] of pairs) {
    const values = all.get(name)
    if (values) values.push(value)
    else all.set(name, [value])
  }
  return all
}

function isTicked(values: readonly string[]): boolean {
  return values.length === 1 && values[0] === 'true'
}

/**
 * Answers as they are seen. Forms are sent with two characters for a line break, which would count twice; and with what is
 * pasted come others that nobody sees or could mend: slides break their lines with vertical tabs, and PDFs hold anything.
 */
export function withPlainText(body: Record<string, unknown>, fields: readonly FormField[]): Record<string, unknown> {
  const plain = { ...body }
  for (const { kind, name } of fields) {
    const answer = plain[name]
    if (typeof answer !== 'string') continue
    if (kind === 'textarea') plain[name] = seen(answer.replaceAll(/\r\n?|[\v\f\u0085]/g, '\n'))
    else if (kind === 'text' || kind === 'tel') plain[name] = seen(answer.replaceAll(/[\v\f\u0085]/g, ' '))
  }
  return plain
}

function seen(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '')
}
