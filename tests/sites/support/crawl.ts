import type { APIRequestContext } from 'playwright/test'

const here = 'http://here'

interface Link {
  readonly href: string
  /** Its path, when it leads to this site. */
  readonly path: string | undefined
  /** The element that it leads to, if it names one. */
  readonly fragment: string
}

/** The links of a page. */
export function linksIn(html: string, path: string): Link[] {
  return Array.from(html.matchAll(/<a [^>]*?href="([^"]*)"/g), ([, link = '']) => {
    const { href, hash, origin, pathname } = new URL(link.replaceAll('&amp;', '&'), here + path)
    return { href, path: origin === here ? pathname : undefined, fragment: decodeURIComponent(hash.slice(1)) }
  })
}

/** The pages that can be reached from the home page by links, and their HTML: empty where there is none. */
export async function crawl(request: APIRequestContext): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const ahead = ['/']
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (pages.has(path)) continue
    const answer = await request.get(path)
    const html = answer.ok() ? await answer.text() : ''
    pages.set(path, html)
    for (const link of linksIn(html, path))
      if (link.path !== undefined && !/\.\w+$/.test(link.path)) ahead.push(link.path)
  }
  return pages
}

/** What is wrong with the links of these pages. */
export function lostLinks(pages: ReadonlyMap<string, string>): string[] {
  const lost = [...pages].filter(([, html]) => html === '').map(([path]) => path)
  for (const [page, html] of pages)
    for (const { href, path, fragment } of linksIn(html, page)) {
      const target = path === undefined ? undefined : pages.get(path)
      const missing = fragment !== '' && target !== undefined && !target.includes(` id="${fragment}"`)
      if (missing || (path === undefined && !/^(https|mailto|tel):/.test(href))) lost.push(`${page} to ${href}`)
    }
  return lost
}

/** The files that these pages name and that are not there. */
export async function missingFiles(request: APIRequestContext, pages: ReadonlyMap<string, string>): Promise<string[]> {
  const files = new Map<string, string>()
  for (const [path, html] of pages)
    for (const [, list = ''] of html.matchAll(/ (?:src|srcset|href|data-main)="(\/[^"]*\.\w+(?: \d[^"]*)?)"/gi))
      for (const file of list.split(',')) files.set(file.trim().split(' ')[0] ?? '', path)
  const missing: string[] = []
  for (const [file, path] of files) if (!(await request.get(file)).ok()) missing.push(`${file} on ${path}`)
  return files.size > 0 ? missing : ['no page names a file']
}
