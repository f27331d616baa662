import { isHealthAddress } from '../../agreed/health-addresses.ts'
import type { ContentPage } from '../judge/content.ts'
import { fileInPlaceOf, madeInPlaceOf } from './lib/file-in-place.ts'
import type { Rule } from './rule.ts'

export const uniquePaths: Rule = {
  id: 'unique-paths',
  severity: 'error',
  describe: 'No two pages have the same path, and nothing else stands where a page, the feed or the sitemap is to be.',
  check(site, report) {
    const { feed } = site.settings
    const made = feed && madeInPlaceOf(feed.path, undefined)
    if (feed && made !== undefined)
      report(site.settingsPlace, feed, 'path', {
        message: `"${made}" is a file that each build makes.`,
        hint: 'Give the feed an address of its own, such as "/feed.xml".',
      })
    const seen = new Map<string, ContentPage>()
    for (const [page, place] of site.pagePlaces) {
      const { path } = page.page
      const first = seen.get(path)
      seen.set(path, first ?? page)
      const list = site.further.get(path)
      if (list)
        report(place, page.page, 'path', {
          message: `At ${path} the list on ${list.page.path} goes on.`,
          hint: 'Give this page a path of its own.',
        })
      const file = fileInPlaceOf(path, site.publicFiles)
      if (file !== undefined)
        report(place, page.page, 'path', {
          message: `public${file} stands where the page ${path} is to be.`,
          hint: 'Remove that file, give it another name, or give the page another path.',
        })
      // Other hosts have nothing there.
      if (isHealthAddress(path))
        report(place, page.page, 'path', {
          message: `Where the site is served with its lead service, that says at ${path} how it is, and nobody finds this page.`,
          hint: 'Give this page another path.',
          severity: 'warning',
        })
      if (first) {
        const where = first.source.file === page.source.file ? `the page "${first.page.title}"` : first.source.file.path
        report(place, page.page, 'path', {
          message: `The path "${path}" is already taken by ${where}.`,
          hint: 'Give this page a path of its own, or remove one of the two.',
        })
      }
    }
  },
}
