import { hasRoomForAction, letter, longestWord } from '../../bar-room.ts'
import type { Rule } from './rule.ts'

/** 900 pixels: what the bar has between its edges in the narrowest window in which the menu stands in it. */
const bar = 900
/** 100 pixels: a short name, or a logo. */
const logo = 100
/** 25 pixels: the room around an entry, with the mark of a panel. */
const around = 25

export const menu: Rule = {
  id: 'menu',
  severity: 'error',
  describe: 'An entry of the menu either leads to a page or opens a panel, and the bar has room for all entries.',
  check(site, report) {
    const { menu: entries = [], action } = site.settings.header ?? {}
    for (const entry of entries) {
      if (entry.href === undefined || !entry.groups) continue
      report(site.settingsPlace, entry, 'href', {
        on: 'name',
        message: `The entry "${entry.label}" of the menu has both "href" and "groups".`,
        hint: 'An entry with "groups" opens a panel and leads nowhere itself. Remove one of the two.',
      })
    }
    // Labels go over two lines at the spaces between their words, and no further.
    const labels = [...entries, ...(action ? [action] : [])].map(({ label }) => label)
    const widths = labels.map((label) => longestWord(label) * letter + around)
    if (logo + widths.reduce((sum, width) => sum + width, 0) > bar)
      report(site.settingsPlace, entries, null, {
        severity: 'warning',
        message: 'The words of the menu are too long to stand beside each other at the top of a page.',
        hint: 'Use shorter words or fewer entries: an entry with "groups" holds several.',
      })
    if (action && !hasRoomForAction(site.settings))
      report(site.settingsPlace, action, null, {
        severity: 'warning',
        message:
          'On a phone there is no room for the name of the site beside this button: it stands in the menu alone.',
        hint: 'Give the button a "shortLabel" of one short word, or the header a "logo".',
      })
  },
}
