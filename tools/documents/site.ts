import { fillText, fillVariables } from '../../src/content/text/variables.ts'
import type { SiteSettings } from '../../src/generated/types.ts'
import { type Palette, paletteOf } from './palette.ts'

/** What documents show of the site that they belong to. */
export interface SiteFacts {
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
}

/** A site whose documents are made. */
export interface DocumentSite extends SiteFacts {
  /** The site's public/ folder. */
  publicFolder: string
  /** Whether an address of this site, which begins with "/", leads somewhere. */
  leads(href: string): boolean
}

/** The config cannot be used. Its message is for the reader as it is. */
export class BrokenSite extends Error {
  override name = 'BrokenSite'
}

export function factsOf(site: SiteSettings): SiteFacts {
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
  }
}
