import { isLocal } from './lib/addresses.ts'
import type { Rule } from './rule.ts'

export const externalHttps: Rule = {
  id: 'external-https',
  severity: 'error',
  describe: 'Links to other sites are encrypted.',
  check(site, report) {
    for (const { href, part, written } of site.links) {
      // Those of this site and of somebody's own computer are told by the rule of links.
      if (!href.startsWith('http://') || isLocal(href) || site.ownPath(href) !== undefined) continue
      report(written.place, written.holder, written.key, {
        message: `"${href}" is not encrypted.`,
        hint: 'Start it with "https://". If the other site does not know that, link to another one.',
        part,
      })
    }
  },
}
