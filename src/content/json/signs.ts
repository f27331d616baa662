import { matchAt } from './match.ts'

/** Signs that other keyboards write in the place of those of JSON. */
const alike: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '،': ',',
  '﹐': ',',
  '；': ',',
  '：': ':',
  '﹕': ':',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
  '【': '[',
  '】': ']',
  '(': '[',
  ')': ']',
}

/** The sign of JSON that one stands for. */
export function plainSign(letter: string): string | undefined {
  return alike[letter]
}

/** What stands between a name and its value in other languages, or by a slip. */
export function equalsAt(text: string, at: number): string | undefined {
  return matchAt(/=>|->|→|:=|=:|::+|={1,3}|＝/y, text, at)
}

/** A number in digits of other keyboards, or with a dash for its minus. */
export function wideFigureAt(text: string, at: number): { written: string; value: string } | undefined {
  const written = matchAt(/[-+－＋−–]?[\d０-９]+(?:[.．][\d０-９]+)?(?=\s*[,，、}\]｝］\r\n])/y, text, at)
  const value = written?.normalize('NFKC').replace(/^[−–]/, '-')
  return written === undefined ||
    value === undefined ||
    value === written ||
    !/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value)
    ? undefined
    : { written, value }
}

const invisible = /[\s\p{Cc}\p{Cf}\u115f\u2800\u3164]/u

/** A run of one letter that nobody sees and JSON does not know. */
export function invisibleAt(text: string, at: number): { run: string; isSpace: boolean } | undefined {
  const letter = text.charAt(at)
  if (!invisible.test(letter)) return undefined
  let end = at + 1
  while (text.charAt(end) === letter) end++
  return { run: text.slice(at, end), isSpace: /[\p{Zs}\u2028\u2029\f\v\u0085]/u.test(letter) }
}
