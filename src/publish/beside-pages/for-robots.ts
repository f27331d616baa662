import { madeFiles } from '../../content/made-files.ts'
import type { Site } from '../../content/resolve/site.ts'
import { sitemaps } from './sitemaps.ts'

/** What search engines read beside the pages, by the names of the files. */
export function forRobots({ settings, pages }: Site, base: string): Readonly<Record<string, string>> {
  const root = `${settings.url}${base}`
  const addresses = pages
    .filter(({ noindex, path: route }) => noindex !== true && route !== '/404')
    .map(({ path: route }) => `${root}${route}`)
  return {
    ...sitemaps(addresses, root),
    [madeFiles.robots]: `User-agent: *\nAllow: /\n\nSitemap: ${root}/${madeFiles.sitemap}\n`,
  }
}
