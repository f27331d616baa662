import { checkSite } from '../content/check.ts'
import { loadSources } from '../content/read/load.ts'
import type { Site } from '../content/resolve/site.ts'
import { type LeadService, openLeads } from './service.ts'
import type { LeadSettings } from './settings.ts'

/** The service for the forms of a site. */
export async function openSiteLeads(config: string, settings: LeadSettings): Promise<LeadService> {
  return openLeads(await readSite(config), settings)
}

/** The site whose forms are received. Rules judge pages; what the service needs is only that the files fit the schema. */
async function readSite(config: string): Promise<Site> {
  const { site } = checkSite(await loadSources(config))
  if (site) return site
  throw new Error(`${config} has mistakes, so that its forms are not known. "npm run validate" names them.`)
}
