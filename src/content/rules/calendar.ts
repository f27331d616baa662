import { spanOf, type Timed } from '../times/span.ts'
import { shownAt } from '../times/zone.ts'
import { timedThings } from './lib/timed.ts'
import type { Remark, Rule } from './rule.ts'

const day = 86_400_000
/** 14 days: time enough to write what follows. */
const soon = 14 * day

/** All that depends on the day. Only notices: a change is judged alike today and in a year. */
export const calendar: Rule = {
  id: 'calendar',
  severity: 'notice',
  describe: 'Nothing ends within two weeks or has ended, and no article has a day that is still to come.',
  check(site, report) {
    const { clock } = site
    const today = dayAt(clock.moment)
    for (const { times, place, what, holderOf } of timedThings(site)) {
      const holder = holderOf('ends')
      const { to } = spanOf(times, clock.zone)
      if (!holder || to - clock.moment > soon) continue
      report(place, holder, 'ends', to > clock.moment ? endsSoon(what, times, daysUntil(to)) : hasEnded(what, times))
    }
    for (const [{ page }, place] of site.pagePlaces) {
      const { article, draft } = page
      if (!article || draft) continue
      const { from } = spanOf(page, clock.zone)
      const seen = from > clock.moment ? dayAt(from) : today
      for (const key of ['published', 'updated'] as const) {
        const date = article[key]
        if (date === undefined || date <= seen) continue
        report(place, article, key, {
          message: `The day ${date} is still to come, and visitors find the page before.`,
          hint: `Look at the year, or keep the page back with "starts": "${date}".`,
        })
      }
    }

    /** The day on calendars; a day is compared as it is written, because to find its first moment takes long. */
    function dayAt(moment: number): string {
      return shownAt(moment, clock.zone).slice(0, 10)
    }

    /** How often midnight comes until then. */
    function daysUntil(end: number): number {
      return (Date.parse(dayAt(end - 1)) - Date.parse(today)) / day
    }
  },
}

function endsSoon(what: string, times: Timed, days: number): Remark {
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
  return {
    message: `This ${what} ends on ${inWords(times)}, ${when}.`,
    hint: 'Visitors will not see it after that. If it goes on, write a later day.',
  }
}

function hasEnded(what: string, times: Timed): Remark {
  return {
    message: `This ${what} ended on ${inWords(times)}.`,
    hint: 'Visitors see it no more. Remove it, or write a later day.',
  }
}

/** "2027-01-31 at 18:00" */
function inWords({ ends = '' }: Timed): string {
  return ends.replace('T', ' at ')
}
