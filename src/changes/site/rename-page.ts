import { join } from '../../content/json/pointer.ts'
import { judgeContent } from '../../content/judge/judge-content.ts'
import { isPath } from '../../content/judge/page-paths.ts'
import { perform } from '../../content/operations/operations.ts'
import { Impossible } from '../../content/operations/tree.ts'
import { drawSources } from '../../content/sources/draw.ts'
import { type Survey, survey } from '../../content/survey/survey.ts'
import type { OpenSite } from './open-site.ts'
import type { RenamePage } from './operations.ts'
import { pageAt } from './places.ts'
import { leadsTo, leavesRedirect, redirected } from './redirects.ts'
import { placesOf } from './renamed-places.ts'

/** Gives a page another path, with all that leads to it. Its sections stay where they are. */
export function renamePage({ path, to, redirect = true }: RenamePage, site: OpenSite): void {
  const { config } = site
  const known = surveyed(site)
  const { file, at } = pageAt(site.sources(), path)
  if (!isPath(to)) throw new Impossible(at, `"${to}" cannot be the path of a page.`, file)
  if (known.pages.some(({ page }) => page.path === to) || known.further.has(to))
    throw new Impossible(at, `there is a page ${to} already.`, file)
  const redirects = known.settings.redirects ?? []
  const inTheWay = redirects.findIndex(({ from }) => from === to)
  const other = redirects[inTheWay]
  if (other && !leadsTo(other, path)) throw new Impossible(join('/site/redirects', inTheWay), redirected(to), config)
  for (const { file, ...letters } of placesOf(known, path, to)) perform({ op: 'letters', ...letters }, site.open(file))
  perform({ op: 'set', at: join(at, 'path'), value: to }, site.open(file))
  if (inTheWay !== -1) perform({ op: 'remove', at: join('/site/redirects', inTheWay) }, site.open(config))
  const page = known.pages.find((one) => one.page.path === path)?.page
  if (redirect && page && leavesRedirect(page, known.clock)) addRedirect({ from: path, to }, known, site)
}

/** What is written in the site, all of which has to be known. */
function surveyed(site: OpenSite): Survey {
  const { content, inspected } = judgeContent(site.sources(), Date.now())
  if (content && inspected.unjudged.length === 0) return survey(drawSources(content))
  const words = inspected.unjudged.join(' and ')
  throw new Impossible('', `a page cannot be renamed while mistakes hide ${words}: mend them first.`, site.config)
}

function addRedirect(entry: { from: string; to: string }, { settings }: Survey, site: OpenSite): void {
  const open = site.open(site.config)
  if (!settings.redirects) perform({ op: 'insert', at: '/site/redirects', value: [] }, open)
  perform({ op: 'insert', at: '/site/redirects/-', value: entry }, open)
}
