import { patternOf } from './address-pattern.ts'
import { isOfDomain, type Line } from './line.ts'

export type HeadersFor = (pathname: string) => Record<string, string>

interface Rule {
  readonly pattern: RegExp
  readonly headers: [name: string, value: string][]
}

/** Reads rules such as "/assets/*", with the headers of these addresses indented below. */
export function parseHeaders(lines: readonly Line[]): { headersFor: HeadersFor; unknown: Line[] } {
  const rules: Rule[] = []
  const unknown: Line[] = []
  let last: Rule | undefined
  for (const line of lines) {
    const { place, text } = line
    if (text.startsWith('/') || isOfDomain(text)) {
      last = { ...patternOf(text.trim(), place), headers: [] }
      if (isOfDomain(text)) unknown.push(line)
      else rules.push(last)
      continue
    }
    // A header that rules before it have set, and that is not sent here.
    if (last && /^\s+!\s*[\w-]+\s*$/.test(text)) {
      unknown.push(line)
      continue
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(text) ?? []
    if (!name || !value || !last) throw new Error(`${place}: expected a path, or "Name: value" indented below one.`)
    if (canBeSent(value)) last.headers.push([name.toLowerCase(), value])
    else unknown.push(line)
  }
  return { unknown, headersFor: (pathname) => joined(rules.filter(({ pattern }) => pattern.test(pathname))) }
}

/**
 * Node refuses the whole answer where a header has a letter beyond Latin-1, such as a quote that a word processor has turned.
 * Told without `node:http`, with which Node 24 loads all that it fetches with: 30 ms of each build.
 */
function canBeSent(value: string): boolean {
  return /^[\t -~\u0080-\u00ff]*$/.test(value)
}

/** Hosts join what several rules say of one header; a rule that relied on anything else would break there. */
function joined(rules: readonly Rule[]): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of rules.flatMap((rule) => rule.headers))
    headers[name] = headers[name] ? `${headers[name]}, ${value}` : value
  return headers
}
