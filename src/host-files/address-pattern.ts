interface Pattern {
  readonly pattern: RegExp
  /** The only address that it covers. */
  readonly address?: string
}

/**
 * The decoded addresses that a rule of hosts covers: "/news/*" all below "/news", and "/news" too, "/news/:year" those
 * with one step more. What stands for a star is called "splat". Paths are compared decoded, so that no spelling of an
 * address escapes its rule.
 */
export function patternOf(written: string, place: string): Pattern {
  const address = decode(written, place)
  const names = new Set<string>()
  /** One step, or all the rest; of a name that comes again, the first is kept. */
  const anything = (name: string, kind: string) => {
    if (names.has(name)) return kind
    names.add(name)
    return `(?<${name}>${kind})`
  }
  const source = address.split(/(\/\*$|\*|(?<=\/):[a-z_]\w*)/i).map((part) => {
    if (part === '/*') return `(?:/${anything('splat', '.*')})?`
    if (part === '*') return anything('splat', '.*')
    if (part.startsWith(':')) return anything(part.slice(1), '[^/]+')
    return part.replace(/[.+?^${}()|[\]\\/]/g, '\\$&')
  })
  return { pattern: new RegExp(`^${source.join('')}$`, 's'), ...(source.length === 1 && { address }) }
}

function decode(address: string, place: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    throw new Error(`${place}: "%" stands in "${address}" without two digits that say a letter; write it as "%25".`)
  }
}
