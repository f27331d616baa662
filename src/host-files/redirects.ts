import { plainAddress } from '../agreed/addresses.ts'
import { patternOf } from './address-pattern.ts'
import { isOfDomain, type Line } from './line.ts'

interface Redirect {
  readonly to: string
  readonly status: number
}

export type RedirectFor = (pathname: string) => Redirect | undefined

interface Rule extends Redirect {
  readonly pattern: RegExp
  /** Of two rules for one address the first counts. */
  readonly order: number
}

/** Reads rules such as "/prices /pricing 301" and "/old/* /new/:splat". */
export function parseRedirects(lines: readonly Line[]): { redirectFor: RedirectFor; unknown: Line[] } {
  const unknown: Line[] = []
  // Those for one address are found by it: there can be thousands.
  const exact = new Map<string, Rule>()
  const wide: Rule[] = []
  for (const [order, line] of lines.entries()) {
    const { place, text } = line
    const [from, to, status = '302', ...more] = text.replace(/\s#.*/, '').trim().split(/\s+/)
    if (!from || !to || !(from.startsWith('/') || isOfDomain(from)))
      throw new Error(`${place}: expected "FROM TO STATUS", such as "/prices /pricing 301".`)
    const [, code] = /^(30[12378])!?$/.exec(status) ?? []
    if (isOfDomain(from) || !isAddress(to) || !code || more.length > 0) {
      unknown.push(line)
      continue
    }
    const { pattern, address } = patternOf(withoutSlash(from), place)
    const rule = { pattern, to: plainAddress(to), status: Number(code), order }
    if (address === undefined) wide.push(rule)
    else if (!exact.has(address)) exact.set(address, rule)
  }
  return {
    unknown,
    redirectFor(asked) {
      const pathname = withoutSlash(asked)
      const one = exact.get(pathname)
      const rule = wide.find(({ pattern, order }) => !(one && one.order < order) && pattern.test(pathname)) ?? one
      if (!rule) return undefined
      const to = filled(rule, pathname)
      // A rule that only adds or takes away the slash would lead in a circle.
      return isAt(to, pathname) ? undefined : { to, status: rule.status }
    },
  }
}

/** Old addresses mostly end with a slash, in rules and in links. To hosts both spellings are one address. */
function withoutSlash(address: string): string {
  return address.replace(/(?<=.)\/$/, '')
}

function isAt(to: string, pathname: string): boolean {
  const [address = ''] = to.split(/[?#]/, 1)
  try {
    return withoutSlash(decodeURIComponent(address)) === pathname
  } catch {
    return false
  }
}

/** Between the two addresses hosts know questions to the query, such as "id=:id". */
function isAddress(to: string): boolean {
  return to.startsWith('/') || isOfDomain(to)
}

/** The target with what stood for the names in it. What was empty leaves no "//" at the beginning: that would lead to another domain. */
function filled({ pattern, to }: Rule, pathname: string): string {
  const found = pattern.exec(pathname)?.groups
  if (!found) return to
  const written = (value: string) => value.split('/').filter(Boolean).map(encodeURIComponent).join('/')
  const address = to.replace(/:([a-z_]\w*)/gi, (whole, name: string) =>
    Object.hasOwn(found, name) ? written(found[name] ?? '') : whole,
  )
  return to.startsWith('//') ? address : address.replace(/^\/+/, '/')
}
