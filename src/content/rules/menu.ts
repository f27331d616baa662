import type { Rule } from './rule.ts'

export const menu: Rule = {
  id: 'menu',
  severity: 'error',
  describe: 'An entry of the menu either leads to a page or opens a panel.',
  check(site, report) {
    for (const entry of site.settings.header?.menu ?? []) {
      if (entry.href === undefined || !entry.groups) continue
      report(site.settingsPlace, entry, 'href', {
        on: 'name',
        message: `The entry "${entry.label}" of the menu has both "href" and "groups".`,
        hint: 'An entry with "groups" opens a panel and leads nowhere itself. Remove one of the two.',
      })
    }
  },
}
