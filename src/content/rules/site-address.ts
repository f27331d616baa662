import { readUrl } from '../../read-url.ts'
import { isLocal, namesNoSite } from './lib/addresses.ts'
import type { Rule } from './rule.ts'

export const siteAddress: Rule = {
  id: 'site-address',
  severity: 'warning',
  describe:
    'The address of the site is one that visitors can type, and that of its lead service one that browsers can send to.',
  check({ settings, settingsPlace }, report) {
    const { leads } = settings
    if (leads?.base !== undefined && !readUrl(leads.base))
      report(settingsPlace, leads, 'base', {
        message: `No browser can send a form to "${leads.base}".`,
        hint: 'Write the address that the lead service has, such as "https://leads.bay-ferry.example".',
      })
    if (isLocal(settings.url) || namesNoSite(settings.url) || !readUrl(settings.url))
      report(settingsPlace, settings, 'url', {
        message: `No visitor finds the site at "${settings.url}".`,
        hint: 'Write the address that it will have, such as "https://www.bay-ferry.example".',
      })
  },
}
