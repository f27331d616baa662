import type { Schema } from '../schema/schema.ts'

/** The limits of a value, in words. */
export function limits(schema: Schema): string[] {
  return [
    range(schema.minLength, schema.maxLength, ['letter', 'letters']),
    range(schema.minItems, schema.maxItems, ['entry', 'entries']),
    range(schema.minimum, schema.maximum),
    // That a text is more than spaces goes without saying.
    schema.pattern === '\\S' ? undefined : schema.patternErrorMessage,
  ].filter((limit) => limit !== undefined)
}

function range(
  low: number | undefined,
  high: number | undefined,
  unit?: [one: string, many: string],
): string | undefined {
  // That a text has a letter, and a list an entry, goes without saying.
  const amount = between(unit && low === 1 ? undefined : low, high)
  return amount && unit ? `${amount} ${unit[(high ?? low) === 1 ? 0 : 1]}` : amount
}

function between(low: number | undefined, high: number | undefined): string | undefined {
  if (low === undefined) return high === undefined ? undefined : `at most ${count(high)}`
  if (high === undefined) return `at least ${count(low)}`
  return low === high ? `exactly ${count(low)}` : `${count(low)} to ${count(high)}`
}

function count(value: number): string {
  return value.toLocaleString('en')
}

/** A description, and the example at its end. */
export function split(description: string): { text: string; example: string | undefined } {
  const at = description.lastIndexOf(' Example: ')
  if (at < 0) return { text: description, example: undefined }
  return { text: description.slice(0, at), example: description.slice(at + ' Example: '.length) }
}
