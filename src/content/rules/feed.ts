import { isWhole } from './lib/whole.ts'
import type { Rule } from './rule.ts'

export const feedRule: Rule = {
  id: 'feed',
  severity: 'warning',
  describe: 'There are articles for the feed.',
  check(site, report) {
    const { settings, settingsPlace, pages } = site
    const { feed } = settings
    if (!feed || !isWhole(site)) return
    const articles = pages.filter(({ page }) => page.article).map(({ page }) => page.path)
    if (articles.some((path) => path.startsWith(`${feed.under}/`))) return
    const [elsewhere] = articles
    report(settingsPlace, feed, 'under', {
      message: `No article has a path below "${feed.under}", so there is nothing in the feed.`,
      hint: elsewhere
        ? `There is one at ${elsewhere}: write the path below which articles are.`
        : 'Write "article" in the pages below it, or remove "feed".',
    })
  },
}
