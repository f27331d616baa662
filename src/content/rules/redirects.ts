import type { Redirect } from '../../generated/types.ts'
import { find } from '../../schema/flatten.ts'
import { schema } from '../../schema/read.ts'
import { fits } from '../judge/fits.ts'
import { oneSlip, sameWord } from '../judge/nearest.ts'
import { changeTo } from '../problem.ts'
import type { Survey } from '../survey/survey.ts'
import { fileInPlaceOf } from './lib/file-in-place.ts'
import type { Remark, Rule } from './rule.ts'

export const redirects: Rule = {
  id: 'redirects',
  severity: 'error',
  describe: 'A redirect leads from an old address to a page, in one step.',
  check(site, report) {
    const { settings, pages, publicFiles, settingsPlace } = site
    const list = settings.redirects ?? []
    const first = new Map(list.map((entry) => [entry.from, entry] as const).reverse())
    const paths = new Set([...pages.map(({ page }) => page.path), ...site.further.keys()])
    const swapped = new Set(swappedRedirects(site))
    for (const entry of list) {
      if (swapped.has(entry)) {
        report(settingsPlace, entry, null, swap(entry))
        continue
      }
      const say = (key: 'from' | 'to', remark: Remark) => report(settingsPlace, entry, key, remark)
      if (paths.has(entry.from))
        say('from', {
          message: `"${entry.from}" is a page of this site.`,
          hint: 'A redirect starts at an address that no longer exists.',
        })
      const file = fileInPlaceOf(entry.from, publicFiles)
      if (file !== undefined)
        say('from', {
          message: `"${file}" is a file in public/.`,
          hint: 'A redirect starts at an address that no longer exists.',
        })
      if (first.get(entry.from) !== entry)
        say('from', {
          message: `There is another redirect from "${entry.from}".`,
          hint: 'Only the first one counts. Remove one of them.',
        })
      if (!entry.to.startsWith('/')) continue
      const target = site.leadsTo(entry.to)
      if (target.kind !== 'redirect') continue
      const end = follow(entry.to, first)
      if (end === null)
        say('to', { message: `"${entry.from}" leads back to itself.`, hint: 'Visitors would go round in a circle.' })
      else {
        const fix = changeTo(end)
        say('to', {
          message: `"${entry.to}" is itself redirected, to "${target.to}".`,
          hint: `Lead to "${end}" at once.`,
          fix,
        })
      }
    }
  },
}

/** Redirects from a page that exists to an address that does not, and is no slip of one. */
export function swappedRedirects({ settings, leadsTo, pages }: Survey): Redirect[] {
  const { redirects: list = [] } = settings
  // To look at the schema takes longer than most of a rule.
  if (list.length === 0) return []
  const old = find(schema('site/site.schema.json'), settings, ['redirects', '0', 'from'])
  return list.filter(
    ({ from, to }) =>
      ['page', 'file'].includes(leadsTo(from).kind) &&
      fits(old, to) &&
      leadsTo(to).kind === 'nowhere' &&
      !pages.some(({ page }) => oneSlip(page.path, to) || sameWord(page.path, to)),
  )
}

function swap({ from, to }: Redirect): Remark {
  return {
    message: `"from" and "to" are swapped: "${from}" exists, and "${to}" does not.`,
    hint: '"from" is the old address, "to" is where it leads now.',
    fix: { title: 'swap them', change: { fields: { from: to, to: from } } },
  }
}

/** Where a chain of redirects ends, or null when it has no end. */
function follow(from: string, redirects: ReadonlyMap<string, { to: string }>): string | null {
  const seen = new Set<string>()
  let at = from
  for (let next = redirects.get(at); next; next = redirects.get(at)) {
    if (seen.has(at)) return null
    seen.add(at)
    at = next.to
  }
  return at
}
