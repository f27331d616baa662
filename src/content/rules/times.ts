import { nearest } from '../judge/nearest.ts'
import { changeTo } from '../problem.ts'
import { spanOf } from '../times/span.ts'
import { isDay, isZone, zoneNames } from '../times/zone.ts'
import { inWords, timedThings } from './lib/timed.ts'
import type { Rule } from './rule.ts'

export const times: Rule = {
  id: 'times',
  severity: 'error',
  describe: 'What is there for a time begins on a day that exists, in a time zone that exists, before it ends.',
  check(site, report) {
    const { timezone } = site.settings
    if (timezone !== undefined && !isZone(timezone)) {
      const meant = zoneLike(timezone)
      report(site.settingsPlace, site.settings, 'timezone', {
        message: `There is no time zone "${timezone}".${meant ? ` Did you mean "${meant}"?` : ''}`,
        hint: meant ? undefined : 'It is named by a continent and a city, for example "Europe/London".',
        fix: meant?.toLowerCase() === timezone.toLowerCase() ? changeTo(meant) : undefined,
      })
    }
    for (const { times, place, what, holderOf } of timedThings(site)) {
      const keys = (['ends', 'starts'] as const).filter((key) => holderOf(key))
      for (const key of keys) {
        const written = times[key] ?? ''
        if (!isDay(written))
          report(place, holderOf(key) ?? place.root, key, {
            message: `There is no day "${written.slice(0, 10)}".`,
            hint: 'Look at a calendar.',
          })
      }
      const [key] = keys
      if (key === undefined) continue
      const { from, to } = spanOf(times, site.clock.zone)
      if (from >= to)
        report(place, holderOf(key) ?? place.root, key, {
          message: `This ${what} has ended when it starts: ${inWords(times)}.`,
          hint: 'Nobody would ever see it. Look at the year.',
        })
      if (what === 'page' && place.page?.page.path === '/')
        report(place, place.root, key, {
          message: 'The home page is always there.',
          hint: `Remove "${key}", or give it to sections of the page.`,
        })
    }
  },
}

function zoneLike(written: string): string | undefined {
  const names = new Map(zoneNames().map((name) => [name.toLowerCase(), name]))
  return names.get(nearest(written, [...names.keys()]) ?? '')
}
