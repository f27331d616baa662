import { escapeHtml } from '../../agreed/escape-html.ts'
import { madeFiles } from '../../content/made-files.ts'

/** Of how many addresses one file may tell. */
const most = 50_000

/** What tells search engines of all addresses: a file, or several with an index of them. `root` is where the site stands. */
export function sitemaps(addresses: readonly string[], root: string): Readonly<Record<string, string>> {
  if (addresses.length <= most) return { [madeFiles.sitemap]: listOf(addresses) }
  const parts = Object.fromEntries(
    Array.from({ length: Math.ceil(addresses.length / most) }, (_, part) => [
      `sitemap-${part + 1}.xml`,
      listOf(addresses.slice(part * most, (part + 1) * most)),
    ]),
  )
  const index = Object.keys(parts).map((name) => `${root}/${name}`)
  return { ...parts, [madeFiles.sitemap]: listOf(index, 'sitemapindex', 'sitemap') }
}

function listOf(addresses: readonly string[], list = 'urlset', entry = 'url'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `  <${entry}><loc>${escapeHtml(address)}</loc></${entry}>`).join('\n')}
</${list}>
`
}
