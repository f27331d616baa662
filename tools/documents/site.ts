import path from 'node:path'
import { loadSources } from '../../src/content/read/load.ts'
import type { Sources } from '../../src/content/read/source-file.ts'
import { fillText, fillVariables } from '../../src/content/text/variables.ts'
import type { SiteFile, SiteSettings } from '../../src/generated/types.ts'
import { validateSite } from '../../src/generated/validate.js'
import { isObject } from '../../src/is-object.ts'
import { type Palette, paletteOf } from './palette.ts'

/** What documents show of the site that they belong to. */
export interface DocumentSite {
  brand: string
  email: string
  phone: string
  /** The address of the site as one reads it on paper: "www.clinic.example". */
  web: string
  url: string
  language: string
  variables: Record<string, string>
  palette: Palette
  /** The logo for dark grounds, where it is an SVG drawing in public/. */
  logo?: string
  /** The site's public/ folder. */
  publicFolder: string
  /** Whether an address of this site, which begins with "/", leads somewhere. */
  leads(href: string): boolean
}

/** The config cannot be used. Its message is for the reader as it is. */
export class BrokenSite extends Error {
  override name = 'BrokenSite'
}

export async function readSite(config: string): Promise<DocumentSite> {
  const sources = await loadSources(config)
  const { value } = sources.config.parsed
  // Its pages are of no interest here, and may be in the making.
  const frame = isObject(value) ? { ...value, pages: [] } : value
  const wrong = !validateSite(frame) && validateSite.errors?.some(({ instancePath }) => instancePath !== '/pages')
  if (wrong || !isObject(value)) throw new BrokenSite(`${sources.config.path} has mistakes. See: npm run validate`)
  const { site } = value as unknown as SiteFile
  const variables = fillVariables(site.variables ?? {})
  return {
    brand: fillText(site.name, variables),
    email: variables.email ?? '',
    phone: variables.phone ?? '',
    web: new URL(site.url).host,
    url: site.url,
    language: site.language,
    variables,
    palette: paletteOf(site.theme),
    ...(site.header?.logo?.src?.endsWith('.svg') && { logo: site.header.logo.src }),
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
