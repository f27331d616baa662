import { alternatives, rulesIn } from './css-rules.ts'

/** What comes with a gesture, with a script, or where one has failed. */
const lateState = /:(?:hover|active|popover-open)\b|\[data-(?:scrolled|failed|open)\]/
/** What stands in brackets may hold without such a state, as in `:not(:hover)`; not so in `:has(:popover-open)`. */
const inBrackets = /(?<!:has)\([^()]*\)|\([^()]*,[^()]*\)/g

/** Styles without the rules for paper and for what nobody sees before they do something, and those rules. */
export function withoutLateRules(css: string): { readonly now: string; readonly late: string } {
  let [now, late] = ['', '']
  for (const { head, body, whole } of rulesIn(css)) {
    if (body !== undefined && /^@media(?! print$)/.test(head)) {
      const inside = withoutLateRules(body)
      if (inside.now !== '') now += `${head}{${inside.now}}`
      if (inside.late !== '') late += `${head}{${inside.late}}`
    } else if (head === '@media print' || isLate(head)) late += whole
    else now += whole
  }
  return { now, late }
}

function isLate(selectors: string): boolean {
  return alternatives(selectors).every((selector) => lateState.test(outside(selector)))
}

/** A selector without what need not hold: of alternatives that are all late, one holds. */
function outside(selector: string): string {
  const less = selector
    .replace(/:is\(([^()]*)\)/g, (_, list: string) => (isLate(list) ? ':hover' : ''))
    .replace(inBrackets, '')
  return less === selector ? selector : outside(less)
}
