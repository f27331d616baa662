import type { ContentPage } from '../../judge/content.ts'
import { type Anchor, anchorsOf } from '../../survey/anchors.ts'
import { isDraft } from '../../survey/drafts.ts'
import type { Link } from '../../survey/links.ts'
import type { Survey } from '../../survey/survey.ts'
import type { Written } from '../../survey/written.ts'
import { both, covers, isTimed, type Span, spanOf, type Timed } from '../../times/span.ts'
import type { Remark } from '../rule.ts'
import { periodsOf } from './periods.ts'
import { inWords } from './timed.ts'

/** What is wrong with a link that visitors see while they do not find the page, or the place on it, that it leads to. */
export function judgeTimes(
  site: Survey,
  { href, written }: Link,
  page: ContentPage,
  found?: Anchor,
): Remark | undefined {
  const { place } = written
  const isAlways = !isTimed(page.page) && !(found && page.sections.some(({ section }) => isTimed(section)))
  if (isAlways || isDraft(place)) return undefined
  const isThere = (spans: readonly Span[]) => shownDuring(site, written).every((shown) => covers(spans, shown))
  if (!isThere([spanOf(page.page, site.clock.zone)])) return onlyAtTimes(href, 'page', page.page)
  if (!found) return undefined
  const periods = periodsOf(page, site.clock).filter(({ sections }) =>
    anchorsOf(site, page, sections).some(({ id }) => id === found.id),
  )
  return isThere(periods) ? undefined : onlyAtTimes(href, 'section', found.placed.section)
}

function onlyAtTimes(href: string, what: string, times: Timed): Remark {
  return {
    message: `"${href}" leads to a ${what} that is there only ${inWords(times) || 'at times'}.`,
    hint: 'This link is there at other times, too. Give its section the same "starts" and "ends", or remove it.',
  }
}

/** When visitors see what is written in a place, from the moment on: a shared section on each page that uses it. */
function shownDuring({ pages, settings, clock: { moment, zone } }: Survey, { place, holder }: Written): Span[] {
  const { page, placed, shared } = place
  const rest: Span = { from: moment, to: Number.POSITIVE_INFINITY }
  const during = (...things: readonly Timed[]) => things.map((thing) => spanOf(thing, zone)).reduce(both, rest)
  if (page) return [during(page.page, placed?.section ?? {})]
  if (shared === null) return [holder === settings.banner ? during(settings.banner) : rest]
  return pages.flatMap((page) => {
    if (page.facts) return page.facts.uses.includes(shared) ? [during(page.page)] : []
    return page.sections.filter((use) => use.shared === shared).map((use) => during(page.page, use.section))
  })
}
