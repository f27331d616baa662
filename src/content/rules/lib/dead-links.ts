import type { ContentPage } from '../../judge/content.ts'
import { type Known, knownIn, meantHref } from '../../judge/meant-address.ts'
import { createSuggester, oneSlip, sameWord } from '../../judge/nearest.ts'
import { isPath } from '../../judge/page-paths.ts'
import { changeTo } from '../../problem.ts'
import { ownPages } from '../../read/pages-of.ts'
import { anchorsOf } from '../../survey/anchors.ts'
import type { Link } from '../../survey/links.ts'
import type { Survey } from '../../survey/survey.ts'
import type { Remark, Report } from '../rule.ts'
import { unreachedPages } from './unreached.ts'

/** The address of a file, by its ending. */
const isFile = /\.\w+$/

/** What can be done about a page that is not there, such as one that others still lead to. */
const removed =
  'Lead to another page. If this one was removed, "redirects" in the settings say where its address leads.'

/** Tells of addresses that lead nowhere: each once, with all links that name it but those of some redirects. */
export function tellDeadLinks(site: Survey, but: ReadonlySet<object>, report: Report): void {
  const { dead } = site
  if (dead.size === 0) return
  const pathLike = createSuggester(() => [...site.pages.map(({ page }) => page.path), ...site.unsurePaths])
  const fileLike = createSuggester(() => [...site.publicFiles])
  const known = knownOf(site)
  const lonely = new Map(unreachedPages(site).map((page) => [page.page.path, page]))
  const renamed = dead.size === 1 && lonely.size === 1 ? [...lonely.keys()][0] : undefined
  const lonelyLike = createSuggester(() => [...lonely.keys()])
  for (const [path, all] of dead) {
    // That there is no first page is told by a rule of its own.
    if (path === '/') continue
    const links = all.filter(({ written }) => !but.has(written.holder))
    const page = links.length > 1 && isPath(path) ? lonely.get(lonelyLike(path) ?? '') : undefined
    if (page) tellPage(site, page, path, links.length, report)
    const same = meantHref(path, known)
    const meant = same ?? (isFile.test(path) ? fileLike(path) : pathLike(path))
    for (const link of links) {
      const { place, holder, key } = link.written
      const fix = page ? undefined : surely(site, link, path, meant, same !== undefined)
      const remark = { ...remarkOn(path, meant, renamed), ...(fix ? { fix } : { cause: path }) }
      report(place, holder, key, { ...remark, part: link.part })
    }
  }
}

/** Several links say one address, and a page that none leads to says another like it: to change it is less. */
function tellPage(site: Survey, lonely: ContentPage, path: string, links: number, report: Report): void {
  const place = site.pagePlaces.get(lonely)
  const { page } = lonely
  if (!place) return
  report(place, page, 'path', {
    message: `${links.toLocaleString('en')} links lead to "${path}", which is no page, and none leads to "${page.path}".`,
    hint: `If this is a slip, write "${path}"; if it is a new address, change the links.`,
    fix: oneSlip(page.path, path) || sameWord(page.path, path) ? changeTo(path) : undefined,
    cause: path,
  })
}

function remarkOn(path: string, meant: string | undefined, renamed: string | undefined): Remark {
  if (meant) return { message: `There is no page or file "${path}". Did you mean "${meant}"?` }
  const message = `There is no page or file "${path}".`
  if (renamed) return { message, hint: `No link leads to "${renamed}": is that its new address?` }
  return { message, hint: isPath(path) ? removed : isFile.test(path) ? `That file would be public${path}.` : undefined }
}

/** What links can be meant for. */
export function knownOf({ config, pages, publicFiles }: Survey): Known {
  const inFiles = pages.map(({ source }) => source).filter(({ file }) => file !== config)
  return knownIn(config, [...ownPages(config), ...inFiles], publicFiles)
}

/** Only an address that is written as it is can be replaced, and only by one that leads somewhere. */
function surely(
  site: Survey,
  { href, inText, written }: Link,
  path: string,
  meant: string | undefined,
  isSame: boolean,
): Remark['fix'] {
  if (meant === undefined || !(isSame || sameWord(meant, path)) || inText || written.value !== href) return undefined
  const address = href.replace(path, meant)
  const target = site.leadsTo(address)
  if (target.kind !== 'page' || target.anchor === '') return changeTo(address)
  const { page, anchor } = target
  const place = anchorsOf(site, page).find(({ id }) => id === anchor || sameWord(id, anchor))
  return place && changeTo(`${address.slice(0, address.indexOf('#'))}#${place.id}`)
}
