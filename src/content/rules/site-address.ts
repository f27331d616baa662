import { isLocal, namesNoSite } from './lib/addresses.ts'
import type { Rule } from './rule.ts'

export const siteAddress: Rule = {
  id: 'site-address',
  severity: 'warning',
  describe: 'The address of the site is one that visitors can type.',
  check({ settings, settingsPlace }, report) {
    if (isLocal(settings.url) || namesNoSite(settings.url))
      report(settingsPlace, settings, 'url', {
        message: `No visitor finds the site at "${settings.url}".`,
        hint: 'Write the address that it will have, such as "https://www.bay-ferry.example".',
      })
  },
}
