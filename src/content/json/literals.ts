/** What people write for the words of JSON. */
export const literals: Record<string, string> = {
  true: 'true',
  false: 'false',
  null: 'null',
  yes: 'true',
  no: 'false',
  none: 'null',
  undefined: 'null',
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
