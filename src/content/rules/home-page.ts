import type { Survey } from '../survey/survey.ts'
import type { Place } from '../survey/written.ts'
import type { Rule } from './rule.ts'

/** Whether it is certain that no page has the path "/". */
export function lacksHome({ complete, unsurePaths, wrongPaths, forgotten, pages }: Survey): boolean {
  if (!complete || wrongPaths.length + forgotten.size > 0 || unsurePaths.has('/')) return false
  return !pages.some(({ page }) => page.path === '/')
}

export const homePage: Rule = {
  id: 'home-page',
  severity: 'error',
  describe: 'One page has the path "/": it is shown at the address of the site.',
  check(site, report) {
    for (const [page, place] of site.pagePlaces)
      if (page.page.path === '/' && page.page.draft)
        report(place, page.page, 'draft', {
          message: 'The home page is a draft, so visitors who type the address of the site find none.',
          hint: 'Remove "draft", or give it to sections of the page.',
        })
    if (!lacksHome(site)) return
    const { config, pages } = site
    const root = config.frame.value as object
    const place: Place = { file: config, base: '', root, standIn: null, page: null, placed: null, shared: null }
    const like = pages.find(({ page }) => /^\/(?:home(?:page)?|index|start|main|welcome)$/.test(page.path))
    report(place, root, 'pages', {
      on: 'name',
      message: 'No page has the path "/", so visitors who type the address of the site find none.',
      hint: like
        ? `Give "${like.page.path}" the path "/".`
        : 'Write "path": "/" in the page that is to be the first one.',
    })
  },
}
