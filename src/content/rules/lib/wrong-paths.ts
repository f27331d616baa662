import { isSurely } from '../../judge/page-paths.ts'
import { changeTo } from '../../problem.ts'
import { isOfSite } from '../../survey/links.ts'
import type { Survey } from '../../survey/survey.ts'

/**
 * Offers to write paths as they were meant: where that is certain, no other page has or means that path, and no link
 * would lead nowhere then.
 */
export function offerPaths(site: Survey): void {
  const { wrongPaths, pages, unsurePaths } = site
  if (wrongPaths.length === 0) return
  const taken = new Set([...pages.map(({ page }) => page.path), ...unsurePaths])
  const open = openPaths(site)
  for (const { problem, written, meant } of wrongPaths) {
    const isAlone = wrongPaths.filter((other) => other.meant === meant).length === 1 && !taken.has(meant)
    const others = [...open].filter((path) => path !== meant)
    if (isAlone && isSurely(meant, written) && (open.has(meant) || others.length === 0)) problem.fix = changeTo(meant)
    const [only, ...more] = open
    if (!problem.fix && only !== undefined && more.length === 0)
      problem.hint = `Links lead to "${only}", where no page is. ${problem.hint}`
  }
}

/** Where links lead that may be meant for pages whose path is not known. */
function openPaths({ links, leadsTo, unsurePaths }: Survey): Set<string> {
  const paths = new Set<string>()
  for (const { href } of links) {
    const target = isOfSite(href) ? leadsTo(href) : undefined
    if (target?.kind === 'unsure' && !unsurePaths.has(target.path)) paths.add(target.path)
  }
  return paths
}
