import { escapeHtml } from '../agreed/escape-html.ts'
import { madeFiles } from '../content/made-files.ts'
import type { Site } from '../content/resolve/site.ts'

/** What search engines read beside the pages, by the names of the files. */
export function forRobots(site: Site, base: string): Readonly<Record<string, string>> {
  return {
    [madeFiles.sitemap]: sitemap(site, base),
    [madeFiles.robots]: `User-agent: *\nAllow: /\n\nSitemap: ${site.settings.url}${base}/${madeFiles.sitemap}\n`,
  }
}

function sitemap({ settings, pages }: Site, base: string): string {
  const addresses = pages
    .filter(({ noindex, path: route }) => noindex !== true && route !== '/404')
    .map(({ path: route }) => `  <url><loc>${escapeHtml(`${settings.url}${base}${route}`)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`
}
