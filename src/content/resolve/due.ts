import type { SiteSettings } from '../../generated/types.ts'
import type { Content } from '../judge/content.ts'
import { type Clock, isDue, nextBorder } from '../times/clock.ts'
import { isTimed, type Timed } from '../times/span.ts'
import type { SitePage } from './site.ts'

/** A page as visitors find it at a moment: without what is not due. None, when it is not due itself. */
export function duePage(page: SitePage, clock: Clock): SitePage[] {
  if (!isDue(page, clock)) return []
  if (!isTimed(page) && !page.sections.some(isTimed)) return [page]
  const isShown = page.sections.map((section) => isDue(section, clock))
  if (!isShown.includes(false)) return [{ ...timeless(page), sections: page.sections.map(timeless) }]
  return [
    {
      ...timeless(page),
      sections: page.sections.filter((_, index) => isShown[index]).map(timeless),
      places: (page.places ?? [...page.sections.keys()]).filter((_, index) => isShown[index]),
    },
  ]
}

/** Settings as visitors find them at a moment: without a banner that is not due. */
export function dueSettings(settings: SiteSettings, clock: Clock): SiteSettings {
  const { banner, ...rest } = settings
  if (!banner || !isTimed(banner)) return settings
  return isDue(banner, clock) ? { ...rest, banner: timeless(banner) } : rest
}

/** When something on a site begins or ends next: until then the same content makes the same pages. */
export function nextChange({ settings, pages, clock }: Content): number {
  return nextBorder(timedThings(settings, pages), clock)
}

function* timedThings({ banner }: SiteSettings, pages: Content['pages']): Generator<Timed> {
  if (banner && isTimed(banner)) yield banner
  for (const each of pages) {
    if (each.facts || each.isSteady) continue
    if (isTimed(each.page)) yield each.page
    for (const { section } of each.sections) if (isTimed(section)) yield section
  }
}

/** Nothing is drawn of its times, and so nothing is drawn anew when they change. */
function timeless<T extends Timed>(thing: T): T {
  const rest = { ...thing }
  delete rest.starts
  delete rest.ends
  return rest
}
