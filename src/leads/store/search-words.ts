import { withPlainAddresses } from '../addresses.ts'
import { longestLine } from '../forms/field-limits.ts'
import type { Answers } from '../lead.ts'

/** The e-mail address among the answers, as it was written and whatever its field is called: the first, when there are several. */
export function emailIn(answers: Answers): string | undefined {
  return Object.values(answers).find((answer): answer is string => typeof answer === 'string' && isEmail(answer))
}

/** The same as it is searched for. */
export function emailOf(answers: Answers): string | null {
  const word = wordOf(emailIn(answers) ?? '')
  return isEmail(word) ? word : null
}

/** Whether a text is an e-mail address and nothing else. What is longer is none, and finds no place in an index of Postgres. */
export function isEmail(text: string): boolean {
  const plain = text.trim()
  return plain.length <= longestLine && /^[^\s@]+@[^\s@]+$/.test(plain)
}

/** Letters that come without the marks above in another shape. */
const shapes: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' }

/** A text as somebody types it whose keyboard has no such letters: "zoe" finds "Zoë", and "strasse" "Straße". */
export function foldedOf(text: string): string {
  return wordOf(text)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[ßæœøłđðı]/g, (letter) => shapes[letter] ?? letter)
}

/** A text as it is compared: large and small letters are alike, and so are two spellings of one sign or domain. */
export function wordOf(text: string): string {
  return withPlainAddresses(text).trim()
}
