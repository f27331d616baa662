import { findBrowser } from '../../../scripts/lib/browser.ts'
import { findFirefox, findWebkit } from '../../../scripts/lib/other-browsers.ts'
import { run } from '../../../scripts/lib/steps.ts'
import { exampleSite, siteWithLooks, writeExampleSite } from '../../e2e/support/example-site.ts'

/** The sites that are looked at, by their names. */
export const sites = {
  engine: exampleSite.config,
  looks: siteWithLooks.config,
  healthcare: 'pages.json',
  bakery: 'examples/bakery/pages.json',
  conference: 'examples/conference/pages.json',
} as const

export type SiteName = keyof typeof sites

export function distOf(name: SiteName): string {
  return `.cache/prove/sites/${name}`
}

/** Before all tests: finds the browsers and builds the sites. Whoever only reads the settings installs nothing. */
export default async function prepare(): Promise<void> {
  process.env.CHROMIUM_PATH ??= findBrowser()
  findFirefox()
  findWebkit()
  writeExampleSite()
  for (const [name, config] of Object.entries(sites)) {
    console.log(`Building ${config} …`)
    const command = ['build', '--config', config, '--out', distOf(name as SiteName)]
    const { passed, output } = await run(['node', 'scripts/run.mjs', ...command], 'pipe')
    if (!passed) throw new Error(output.trimEnd())
  }
}
