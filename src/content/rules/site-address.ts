import { readUrl } from '../../read-url.ts'
import { isLocal, namesNoSite } from './lib/addresses.ts'
import type { Rule } from './rule.ts'

export const siteAddress: Rule = {
  id: 'site-address',
  severity: 'warning',
  describe:
    'The address of the site, in each of its languages, is one that visitors can type, and that of its lead service one that browsers can send to.',
  check({ settings, settingsPlace }, report) {
    const { leads, languages = {} } = settings
    if (leads?.base !== undefined && !readUrl(leads.base))
      report(settingsPlace, leads, 'base', {
        message: `No browser can send a form to "${leads.base}".`,
        hint: 'Write the address that the lead service has, such as "https://leads.bay-ferry.example".',
      })
    const judge = (holder: object, key: string, url: string) => {
      if (isLocal(url) || namesNoSite(url) || !readUrl(url))
        report(settingsPlace, holder, key, {
          message: `No visitor finds the site at "${url}".`,
          hint: 'Write the address that it will have, such as "https://www.bay-ferry.example".',
        })
    }
    judge(settings, 'url', settings.url)
    for (const [language, url] of Object.entries(languages)) judge(languages, language, url)
  },
}
