import { checkSite } from '../../../src/content/check.ts'
import { loadSources } from '../../../src/content/read/load.ts'

/** The addresses of a site's pages. */
export async function pathsOf(config: string): Promise<string[]> {
  const { site } = checkSite(await loadSources(config))
  if (!site) throw new Error(`${config} has mistakes; "npm run validate" names them.`)
  return site.pages.filter(({ draft }) => !draft).map(({ path }) => path)
}
