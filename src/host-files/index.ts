import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type HeadersFor, parseHeaders } from './headers.ts'
import type { Line } from './line.ts'
import { parseRedirects, type RedirectFor } from './redirects.ts'

/** What a build tells its host: headers by path, and redirects. */
export interface HostRules {
  readonly headersFor: HeadersFor
  readonly redirectFor: RedirectFor
  /** Rules that hosts know and this server does not: rewrites, conditions, other domains. */
  readonly unknown: readonly Line[]
}

/** Reads `_headers` and `_redirects`, which a build writes for every host, so that this server needs no rules of its own. */
export async function readHostRules(dist: string): Promise<HostRules> {
  const headers = parseHeaders(await linesOf(dist, '_headers'))
  const redirects = parseRedirects(await linesOf(dist, '_redirects'))
  return {
    headersFor: headers.headersFor,
    redirectFor: redirects.redirectFor,
    unknown: [...headers.unknown, ...redirects.unknown],
  }
}

/** What is wrong with a file of rules that a site has itself, before it is served; undefined where nothing is. */
export function mistakeIn(kind: '_headers' | '_redirects', text: string, name: string): string | undefined {
  const parse = kind === '_headers' ? parseHeaders : parseRedirects
  try {
    parse(linesIn(text, name))
    return undefined
  } catch (error) {
    return (error as Error).message
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

async function linesOf(dist: string, name: string): Promise<Line[]> {
  const text = await readFile(path.join(dist, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return linesIn(text, name)
}

function linesIn(text: string, name: string): Line[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ place: `${name}:${index + 1}`, text: line }))
    .filter(({ text }) => !/^\s*(?:#|$)/.test(text))
}
