import type { Ends } from './ends.ts'

/** A value inside an object or a list, as a stretch of the text. */
export interface Child {
  /** The name as it stands between the quotes; null in a list. */
  name: string | null
  nameStart: number
  nameEnd: number
  start: number
  end: number
}

const quote = 34
const backslash = 92

/** The place after a string that starts at a quote. The text must be valid JSON, here and below. */
function skipString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (text.charCodeAt(end - 1) === backslash && odd(text, end - 1)) end = text.indexOf('"', end + 1)
  return end + 1
}

/** Whether the run of backslashes that ends here has an odd length, so that it escapes what follows. */
function odd(text: string, last: number): boolean {
  let first = last
  while (text.charCodeAt(first - 1) === backslash) first--
  return (last - first) % 2 === 0
}

/**
 * The place after a value. It counts brackets instead of parsing, because it may pass over millions of letters. In
 * `ends` it notes where the objects and lists directly inside end, so that nobody passes over them again.
 */
export function skipValue(text: string, start: number, ends?: Ends): number {
  const first = text.charCodeAt(start)
  if (first === quote) return skipString(text, start)
  let at = start
  if (first !== 123 && first !== 91) {
    while (at < text.length && !/[\s,\]}]/.test(text.charAt(at))) at++
    return at
  }
  let depth = 0
  let inner = start
  for (;;) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      at = skipString(text, at)
      continue
    }
    at++
    // { and [ are 123 and 91, } and ] are 125 and 93.
    if (code === 123 || code === 91) {
      if (++depth === 2) inner = at - 1
    } else if (code === 125 || code === 93) {
      if (--depth === 0) return at
      if (depth === 1) ends?.set(inner, at)
    }
  }
}

/** The values directly inside an object or a list; where some of them end may be known. */
export function children(text: string, start: number, ends?: Ends): Child[] {
  const found: Child[] = []
  const named = text.charCodeAt(start) === 123
  let at = skipSpace(text, start + 1)
  while (text.charCodeAt(at) !== 125 && text.charCodeAt(at) !== 93) {
    const nameStart = at
    const nameEnd = named ? skipString(text, at) : at
    if (named) at = skipSpace(text, skipSpace(text, nameEnd) + 1)
    const end = ends?.get(at) ?? skipValue(text, at, ends)
    if ('{['.includes(text.charAt(at))) ends?.set(at, end)
    const name = named ? (JSON.parse(text.slice(nameStart, nameEnd)) as string) : null
    found.push({ name, nameStart, nameEnd, start: at, end })
    at = skipSpace(text, end)
    if (text.charCodeAt(at) === 44) at = skipSpace(text, at + 1)
  }
  return found
}

/** The place of the next letter that is no space. */
export function skipSpace(text: string, start: number): number {
  let at = start
  for (;;) {
    const code = text.charCodeAt(at)
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return at
    at++
  }
}
