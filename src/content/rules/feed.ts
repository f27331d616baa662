import { isWhole } from './lib/whole.ts'
import type { Rule } from './rule.ts'

export const feedRule: Rule = {
  id: 'feed',
  severity: 'warning',
  describe: 'The feed is of where the articles are.',
  check(site, report) {
    const { settings, settingsPlace, pages } = site
    const { feed } = settings
    if (!feed || !isWhole(site)) return
    const articles = pages.filter(({ page }) => page.article).map(({ page }) => page.path)
    if (articles.some((path) => path.startsWith(`${feed.under}/`))) return
    // A site may be ready for the first one, and an article alone is none of a list.
    const folder = articles.map((path) => path.slice(0, path.lastIndexOf('/'))).find((above) => above !== '')
    if (folder === undefined) return
    report(settingsPlace, feed, 'under', {
      message: `No article has a path below "${feed.under}", so there is nothing in the feed.`,
      hint: `There are some below "${folder}": write that.`,
    })
  },
}
