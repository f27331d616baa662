import path from 'node:path'
import { loadSources } from '../../src/content/read/load.ts'
import type { Sources } from '../../src/content/read/source-file.ts'
import type { SiteFile, SiteSettings } from '../../src/generated/types.ts'
import { validateSite } from '../../src/generated/validate.js'
import { isObject } from '../../src/is-object.ts'
import { BrokenSite, type DocumentSite, factsOf } from './site.ts'

/** Reads the site of a config. */
export async function readSite(config: string): Promise<DocumentSite> {
  const sources = await loadSources(config)
  const { value } = sources.config.parsed
  // Its pages are of no interest here, and may be in the making.
  const frame = isObject(value) ? { ...value, pages: [] } : value
  const wrong = !validateSite(frame) && validateSite.errors?.some(({ instancePath }) => instancePath !== '/pages')
  if (wrong || !isObject(value)) throw new BrokenSite(`${sources.config.path} has mistakes. See: npm run validate`)
  const { site } = value as unknown as SiteFile
  return {
    ...factsOf(site),
    publicFolder: path.join(path.dirname(path.resolve(config)), 'public'),
    leads: destinations(sources, site),
  }
}

function destinations({ config, includes, publicFiles }: Sources, site: SiteSettings): DocumentSite['leads'] {
  const { pages } = config.parsed.value as { pages?: unknown }
  const all = [...(Array.isArray(pages) ? (pages as unknown[]) : []), ...includes.map((file) => file.parsed.value)]
  const known = new Set(publicFiles)
  for (const page of all) if (isObject(page) && typeof page.path === 'string') known.add(page.path)
  for (const { from } of site.redirects ?? []) known.add(from)
  return (href) => known.has(href.replace(/[?#].*$/, ''))
}
