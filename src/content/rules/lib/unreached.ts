import type { ContentPage } from '../../judge/content.ts'
import type { Survey } from '../../survey/survey.ts'

/** The pages that no link leads to, but for drafts, those that ask not to be found, and what stands at unknown addresses. */
export function unreachedPages(site: Survey): ContentPage[] {
  const reached = new Set<string>(['/', '/404'])
  for (const { href, written } of site.links) {
    if (!href.startsWith('/')) continue
    let target = site.leadsTo(href)
    if (target.kind === 'redirect') target = site.leadsTo(target.to)
    // A page's link to itself brings nobody to it.
    if (target.kind === 'page' && target.page !== written.place.page) reached.add(target.page.page.path)
  }
  for (const { page, listed = [] } of site.sectionPlaces.keys())
    for (const { path } of listed) if (path !== page.page.path) reached.add(path)
  return site.pages.filter(({ page }) => !reached.has(page.path) && !page.draft && !page.noindex)
}
