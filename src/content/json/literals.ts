/** What people write for the words of JSON. */
export const literals: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['yes', 'true'],
  ['no', 'false'],
  ['on', 'true'],
  ['off', 'false'],
])

/** What people write where there is nothing. No field can be null: to write that would only be the next mistake. */
export function isNothing(literal: string): boolean {
  return /^(?:null|none|nil|undefined|nan|[+-]?infinity)$/i.test(literal)
}

/** Not the number of a telephone, and without a zero that a text may need: 01 is no 1 when it is only shown. */
export function isPlain(literal: string): boolean {
  return /^[+-]?(?!0\d)[\d.]{0,6}$/.test(literal)
}

/** +5, .5, 5. and 007 as JSON writes them. */
export function figureOf(literal: string): string | undefined {
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(literal)) return undefined
  const value = Number(literal)
  return Number.isSafeInteger(value) || literal.includes('.') ? String(value) : undefined
}
