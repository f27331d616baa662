import { isUse } from '../../judge/content.ts'
import type { Survey } from '../../survey/survey.ts'
import type { Place } from '../../survey/written.ts'
import { isTimed, type Timed } from '../../times/span.ts'

/** A page, a section or the banner, that is there for a time only. */
export interface TimedThing {
  what: 'page' | 'section' | 'banner'
  times: Timed
  place: Place
  /** The object in which one of the times is written; undefined where a page has it from a shared section. */
  holderOf(key: keyof Timed): object | undefined
}

/** All that is there for a time only: shared sections once, and again where a page says other times. */
export function* timedThings(site: Survey): Generator<TimedThing> {
  const { banner } = site.settings
  if (banner && isTimed(banner)) yield timed('banner', banner, site.settingsPlace, [banner])
  for (const [{ page }, place] of site.pagePlaces) if (isTimed(page)) yield timed('page', page, place, [page])
  for (const place of site.sharedPlaces.values())
    if (isTimed(place.root)) yield timed('section', place.root, place, [place.root])
  for (const [{ section, page, index }, place] of site.sectionPlaces) {
    if (!isTimed(section)) continue
    const entry = page.page.sections[index]
    const around = site.pagePlaces.get(page)
    if (!entry || !isUse(entry)) yield timed('section', section, place, [section])
    else if (around) yield timed('section', section, around, [entry, entry.with ?? {}])
  }
}

function timed(what: TimedThing['what'], times: Timed, place: Place, holders: readonly object[]): TimedThing {
  return { what, times, place, holderOf: (key) => holders.find((holder) => Object.hasOwn(holder, key)) }
}

/** "from 2027-01-01 until 2027-01-31" */
export function inWords({ starts, ends }: Timed): string {
  return [starts && `from ${starts}`, ends && `until ${ends}`].filter(Boolean).join(' ')
}
