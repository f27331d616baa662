import type { Rule } from './rule.ts'

export const externalHttps: Rule = {
  id: 'external-https',
  severity: 'error',
  describe: 'Links to other sites are encrypted.',
  check(site, report) {
    for (const { href, part, written } of site.links) {
      if (!href.startsWith('http://')) continue
      report(written.place, written.holder, written.key, {
        message: `"${href}" is not encrypted.`,
        hint: 'Start it with "https://". If the other site does not know that, link to another one.',
        part,
      })
    }
  },
}
