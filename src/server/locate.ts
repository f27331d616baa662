import { stat } from 'node:fs/promises'
import path from 'node:path'

/** What an address leads to: a file of the build, another address, or nothing. */
export type Found = { file: string } | { redirect: string } | undefined

/** Finds what a decoded path leads to. A page has one address, without a slash at the end. */
export async function locate(dist: string, pathname: string): Promise<Found> {
  if (pathname === '/') return { file: 'index.html' }
  const [, ...segments] = pathname.split('/')
  const last = segments.at(-1)
  // Both spellings that hosts accept as well lead to the one address.
  const other = last === '' || last === 'index.html'
  if (other) segments.pop()
  if (!segments.every(isPublic)) return undefined

  const name = segments.join('/')
  if (other) return (await isFile(dist, `${name}/index.html`)) ? { redirect: addressOf(segments) } : undefined
  if (await isCopy(dist, name)) return undefined
  if (await isFile(dist, name)) return { file: name }
  return (await isFile(dist, `${name}/index.html`)) ? { file: `${name}/index.html` } : undefined
}

/**
 * Whether a segment may be asked for: it names something inside the folder, on every platform, and is not meant
 * for the server (rules of the host, hidden files). An empty one would make `//host` a redirect.
 */
function isPublic(segment: string): boolean {
  if (segment === '.well-known') return true
  return !/^$|^\.|[\\\0]|^_(headers|redirects)$/.test(segment)
}

/** Whether it is the compressed copy of a file, which is sent in place of that and not by itself. */
async function isCopy(dist: string, name: string): Promise<boolean> {
  return /\.(br|gz)$/.test(name) && isFile(dist, name.slice(0, -3))
}

function addressOf(segments: string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`
}

async function isFile(dist: string, name: string): Promise<boolean> {
  // A name that is too long, or below a file, is no file either: any error says no.
  return stat(path.join(dist, name)).then(
    (entry) => entry.isFile(),
    () => false,
  )
}
