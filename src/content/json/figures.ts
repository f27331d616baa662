/** A number as people write it, and as JSON does. */
export interface Figure {
  written: string
  /** As JSON writes it. */
  value: string
  /** What of it JSON does not know. */
  because: string
}

const currency = '(?:\\p{Sc}|Rs\\.?|[A-Z]{3})'
const digits = "\\d+(?:[.,'’_ \\u00a0\\u202f]\\d+)*(?:[.,][-–]{1,2})?"
const written = `(${currency}[ \\t\\u00a0]*)?([+-]?${digits})([ \\t\\u00a0]*${currency})?`
/** On its own: what follows ends a field. */
const inFile = new RegExp(`${written}(?=\\s*(?:[}\\]\\r\\n]|$|,\\s*(?:["}\\]]|$)))`, 'uy')
const alone = new RegExp(`^\\s*${written}\\s*$`, 'u')
const onlyDigits = /^[+-]?\d*\.?\d*$/
const asInJson = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/** A number that begins at a place of a file and is not written as JSON writes them, where only one can be meant. */
export function figureAt(text: string, at: number): Figure | undefined {
  inFile.lastIndex = at
  const found = inFile.exec(text)?.[0]
  return found === undefined || onlyDigits.test(found) ? undefined : figureIn(found)
}

/** The number that a text says, where only one can be meant. */
export function figureIn(text: string): Figure | undefined {
  const match = alone.exec(text)
  if (!match) return undefined
  const [, before, amount = '', after] = match
  const value = plainDigits(amount)
  if (value === undefined) return undefined
  const sign = (before ?? after)?.trim()
  const because = sign ? `the currency "${sign}" is no part of it` : separatorIn(amount)
  return { written: text.trim(), value, because }
}

function separatorIn(amount: string): string {
  if (/[.,][-–]/.test(amount)) return 'an amount without cents is only digits'
  return /,\d{1,2}$/.test(amount) ? 'decimals follow a point' : 'nothing stands between thousands'
}

/** Digits without what separates them. "1.999" may be 1999, or 1.999 indeed: there is no telling. */
function plainDigits(amount: string): string | undefined {
  const whole = amount.replace(/[.,][-–]{1,2}$/, '').replace(/^\+/, '')
  const [sign = '', number = ''] = whole.startsWith('-') ? ['-', whole.slice(1)] : ['', whole]
  const [, thousands = '', decimals = ''] = /^(.*?)((?:[.,]\d{1,2})?)$/.exec(number) ?? []
  const separators = [...thousands].filter((letter) => /\D/.test(letter))
  const [separator, ...others] = separators
  if (others.some((other) => other !== separator) || decimals.startsWith(separator ?? ' ')) return undefined
  if (separator === '.' && separators.length === 1 && decimals === '') return undefined
  // In India the groups before the last three digits have two.
  if (separators.length > 0 && !/^\d{1,3}(?:\D\d{2,3})*\D\d{3}$/.test(thousands)) return undefined
  const plain = `${sign}${thousands.replace(/\D/g, '')}${decimals.replace(',', '.')}`
  return asInJson.test(plain) ? plain : undefined
}
