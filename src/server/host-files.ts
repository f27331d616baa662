import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** What a build tells its host: headers by path, and redirects. */
export interface HostRules {
  headersFor(pathname: string): Record<string, string>
  redirectFor(pathname: string): Redirect | undefined
}

interface Redirect {
  to: string
  status: number
}

interface HeaderRule {
  pattern: RegExp
  headers: [name: string, value: string][]
}

/** Reads `_headers` and `_redirects`, which a build writes for every host, so that this server needs no rules of its own. */
export async function readHostRules(dist: string): Promise<HostRules> {
  const rules = parseHeaders(await linesOf(dist, '_headers'))
  const redirects = parseRedirects(await linesOf(dist, '_redirects'))
  return {
    headersFor(pathname) {
      const headers: Record<string, string> = {}
      for (const [name, value] of rules.filter((rule) => rule.pattern.test(pathname)).flatMap((rule) => rule.headers)) {
        // Hosts join what several rules say of one header; a rule that relied on anything else would break there.
        headers[name] = headers[name] ? `${headers[name]}, ${value}` : value
      }
      return headers
    },
    redirectFor: (pathname) => redirects.get(pathname),
  }
}

/**
 * The rules as they are now: a build may have written the folder anew while it is served, and a page under the policy of
 * another build would run no script.
 */
export async function currentHostRules(dist: string): Promise<() => Promise<HostRules>> {
  let seen = await stampOf(dist)
  let rules = await readHostRules(dist)
  return async () => {
    const now = await stampOf(dist)
    if (now === seen) return rules
    // Rules that cannot be read, as those of a file in the middle of being written by hand, change nothing.
    rules = await readHostRules(dist).catch(() => rules)
    seen = now
    return rules
  }
}

async function stampOf(dist: string): Promise<string> {
  const times = ['_headers', '_redirects'].map((name) =>
    stat(path.join(dist, name)).then(
      ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
      () => '',
    ),
  )
  return (await Promise.all(times)).join()
}

interface Line {
  place: string
  text: string
}

async function linesOf(dist: string, name: string): Promise<Line[]> {
  const text = await readFile(path.join(dist, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ place: `${name}:${index + 1}`, text: line }))
    .filter((line) => line.text.trim() !== '' && !line.text.startsWith('#'))
}

function parseHeaders(lines: Line[]): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const { place, text } of lines) {
    if (text.startsWith('/')) {
      rules.push({ pattern: glob(decode(text.trim())), headers: [] })
      continue
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(text) ?? []
    const rule = rules.at(-1)
    if (!name || !value || !rule) throw new Error(`${place}: expected a path, or "Name: value" indented below one.`)
    rule.headers.push([name.toLowerCase(), value])
  }
  return rules
}

function parseRedirects(lines: Line[]): Map<string, Redirect> {
  const redirects = new Map<string, Redirect>()
  for (const { place, text } of lines) {
    const [from, to, status] = text.trim().split(/\s+/)
    if (!from || !to || !/^30[1278]$/.test(status ?? '')) throw new Error(`${place}: expected "FROM TO STATUS".`)
    const address = decode(from)
    // As on hosts the first one counts.
    if (!redirects.has(address)) redirects.set(address, { to, status: Number(status) })
  }
  return redirects
}

function glob(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 's')
}

/** Paths are compared decoded, so that no spelling of an address escapes its rule. */
function decode(pathname: string): string {
  return decodeURIComponent(pathname)
}
