/** With fewer digits a number may be many people's: somebody has to look. */
const certain = 8

/** Fewer digits than that say nothing: they are a house, a year or a price. */
const shortest = 6

/** As long as numbers get: fifteen digits after "00". More are two numbers in one field. */
const longest = 17

const extension = /(?:ext|extn|extension|x|#)[\s.:=]*\d{1,6}\W*$/i

/** What stands in brackets beside a number: a note, or the zero that is left out from abroad. */
const beside = /\([^()\d]*\)|\(0\)/g

/** The digits of a text that is a telephone number and nothing else, without what is dialled before it at home or from abroad. */
export function numberOf(text: string): string | undefined {
  const bare = plainDigits(text).replace(extension, '').replaceAll(beside, '')
  const digits = bare.replaceAll(/\D/g, '')
  if (/[\p{L}@]/u.test(bare) || digits.length < shortest || digits.length > longest) return undefined
  return digits.replace(/^00?/, '')
}

/** Whether two numbers reach the same person: one may lack what its country or town adds before it. */
export function isSameNumber(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short === long || (short.length >= certain && long.endsWith(short))
}

/** Whether these digits, or the last of them, stand somewhere in a text, whatever is between them but letters. */
export function mentionsNumber(text: string, number: string): boolean {
  const runs = plainDigits(text)
    .replaceAll(/[^\p{L}\d]/gu, '')
    .match(/\d+/g)
  const last = number.slice(-certain)
  return (runs ?? []).some((run) => run.includes(last) || (run.length >= shortest && number.endsWith(run)))
}

/** Keyboards of many languages have digits of their own. */
function plainDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/(?!\d)\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** Unicode has the ten digits of each script side by side, from nought to nine. */
function digitValue(digit: string): number {
  const place = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(place - before - 1))) before += 1
  return before % 10
}
