import path from 'node:path'
import { get, join } from '../../content/json/pointer.ts'
import { styleOf } from '../../content/operations/layout.ts'
import { perform } from '../../content/operations/operations.ts'
import { Impossible } from '../../content/operations/tree.ts'
import { patternsOf } from '../../content/read/include.ts'
import { isObject } from '../../is-object.ts'
import type { OpenSite } from './open-site.ts'
import type { AddPage } from './operations.ts'
import { listIn, pageAt, pagesOf } from './places.ts'
import { redirected } from './redirects.ts'

export function addPage({ page, file = '' }: AddPage, site: OpenSite): void {
  const sources = site.sources()
  const other = pagesOf(sources).find((one) => one.page.path === page.path)
  if (other) throw new Impossible(other.at, `there is a page ${String(page.path)} already.`, other.file)
  const settings = get(sources.config.parsed.value, ['site'])
  const redirects = isObject(settings) ? listIn(settings, 'redirects') : []
  const inTheWay = redirects.findIndex((entry) => isObject(entry) && entry.from === page.path)
  if (inTheWay !== -1)
    throw new Impossible(join('/site/redirects', inTheWay), redirected(String(page.path)), site.config)
  if (file === '' || file === site.config) {
    const hasList = get(sources.config.parsed.value, ['pages']) !== undefined
    const where = hasList ? { at: '/pages/-', value: page } : { at: '/pages', value: [page] }
    perform({ op: 'insert', ...where }, site.open(site.config))
    return
  }
  if (site.has(file)) throw new Impossible('', 'there is such a file already.', file)
  const { config, includes } = sources
  const patterns = patternsOf(config.parsed.value)
  if (!patterns.some((pattern) => finds(path.posix.join(path.posix.dirname(config.path), pattern), file)))
    throw new Impossible('', `"include" does not name it: ${patterns.join(', ') || 'it names no files'}.`, file)
  const [like = config] = includes
  const { newline, unit } = styleOf(like.text)
  const help = page.$schema === undefined && like !== config ? schemaFor(file, like.path, like.parsed.value) : {}
  const text = JSON.stringify({ ...help, ...page }, null, unit)
  site.add(file, `${text}\n`.replaceAll('\n', newline))
}

export function removePage({ path: address }: { path: string }, site: OpenSite): void {
  const { file, at } = pageAt(site.sources(), address)
  if (at === '') {
    site.remove(file)
    stopIncluding(file, site)
  } else perform({ op: 'remove', at }, site.open(file))
}

/** Takes what "include" says of a file out of it where that is about no other: a pattern that finds none is a mistake. */
function stopIncluding(file: string, site: OpenSite): void {
  const { config, includes } = site.sources()
  const { value } = config.parsed
  const entries = isObject(value) ? listIn(value, 'include') : []
  const isOver = (entry: unknown) => {
    if (typeof entry !== 'string') return false
    const pattern = path.posix.join(path.posix.dirname(config.path), entry)
    return finds(pattern, file) && !includes.some((other) => finds(pattern, other.path))
  }
  const over = entries.flatMap((entry, index) => (isOver(entry) ? [join('/include', index)] : []))
  if (over.length === 0) return
  // The last first: what is removed from a list moves what stands below it.
  const places = over.length === entries.length ? ['/include'] : over.reverse()
  for (const at of places) perform({ op: 'remove', at }, site.open(site.config))
}

/** Whether a pattern finds a file. Of its signs only stars are understood; no other stands in a pattern that we offer. */
function finds(pattern: string, file: string): boolean {
  const words = pattern.split(/(\*\*\/|\*)/).map((part) => {
    if (part === '**/') return '(?:[^/]+/)*'
    return part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${words.join('')}$`).test(file) && path.posix.normalize(file) === file
}

/** What lets editors help in a new file, as it stands in another one. */
function schemaFor(file: string, like: string, value: unknown): { $schema?: string } {
  const schema = isObject(value) ? value.$schema : undefined
  if (typeof schema !== 'string') return {}
  if (/^[a-z]+:/.test(schema)) return { $schema: schema }
  const { join, dirname, relative } = path.posix
  return { $schema: relative(dirname(file), join(dirname(like), schema)) }
}
