export interface CssRule {
  head: string
  /** None of a statement such as an import. */
  body: string | undefined
  whole: string
}

/** The rules of a minified style sheet, from outside. */
export function* rulesIn(css: string): Generator<CssRule> {
  let at = 0
  while (at < css.length) {
    const open = css.indexOf('{', at)
    const stop = css.indexOf(';', at)
    const isStatement = open < 0 || (stop >= 0 && stop < open)
    if (isStatement) {
      const end = stop < 0 ? css.length : stop + 1
      yield { head: '', body: undefined, whole: css.slice(at, end) }
      at = end
      continue
    }
    const end = closing(css, open + 1, '{', '}')
    yield { head: css.slice(at, open).trim(), body: css.slice(open + 1, end), whole: css.slice(at, end + 1) }
    at = end + 1
  }
}

/** Where what was opened before a place is closed. */
export function closing(text: string, from: number, open: string, close: string): number {
  let depth = 1
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at)
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === open) depth++
    else if (sign === close && --depth === 0) return at
  }
  return text.length
}

/** The selectors of a list. */
export function alternatives(selectors: string): string[] {
  let depth = 0
  const found = ['']
  for (const sign of selectors) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (sign === ',' && depth === 0) found.push('')
    else found[found.length - 1] += sign
  }
  return found
}
