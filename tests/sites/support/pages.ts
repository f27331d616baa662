import { checkSite } from '../../../src/content/check.ts'
import { loadSources } from '../../../src/content/read/load.ts'
import type { SitePage } from '../../../src/content/resolve/site.ts'

/** The pages of a site that visitors see. */
export async function pagesOf(config: string): Promise<SitePage[]> {
  const { site } = checkSite(await loadSources(config))
  if (!site) throw new Error(`${config} has mistakes; "npm run validate" names them.`)
  return site.pages.filter(({ draft }) => !draft)
}

/** Their addresses. */
export async function pathsOf(config: string): Promise<string[]> {
  return (await pagesOf(config)).map(({ path }) => path)
}
