import { isHealthAddress } from '../../agreed/health-addresses.ts'
import type { Redirect } from '../../generated/types.ts'
import { find } from '../../schema/flatten.ts'
import { schema } from '../../schema/read.ts'
import { fits } from '../judge/fits.ts'
import { oneSlip, sameWord } from '../judge/nearest.ts'
import { changeTo } from '../problem.ts'
import { isOfSite, pathOf } from '../survey/links.ts'
import type { Survey } from '../survey/survey.ts'
import { fillText, fillVariables } from '../text/variables.ts'
import { fileInPlaceOf, madeInPlaceOf } from './lib/file-in-place.ts'
import type { Remark, Rule } from './rule.ts'

export const redirects: Rule = {
  id: 'redirects',
  severity: 'error',
  describe: 'A redirect leads from an old address to a page, in one step.',
  check(site, report) {
    const { settings, publicFiles, settingsPlace } = site
    const variables = fillVariables(settings.variables ?? {})
    const list = (settings.redirects ?? []).map((entry) => ({ entry, to: fillText(entry.to, variables) }))
    const first = new Map(list.map((one) => [one.entry.from, one] as const).reverse())
    const swapped = new Set(swappedRedirects(site))
    for (const one of list) {
      const { entry, to } = one
      const { from } = entry
      if (swapped.has(entry)) {
        report(settingsPlace, entry, null, swap(entry))
        continue
      }
      const say = (key: 'from' | 'to', remark: Remark) => report(settingsPlace, entry, key, remark)
      const file = fileInPlaceOf(from, publicFiles)
      const made = madeInPlaceOf(from, settings.feed)
      if (site.leadsTo(from).kind === 'page') say('from', { message: `"${from}" is a page of this site.`, hint: isOld })
      else if (from.endsWith('/index.html')) say('from', sameAs(from))
      if (file !== undefined) say('from', { message: `"${file}" is a file in public/.`, hint: isOld })
      else if (made !== undefined) say('from', { message: `"${made}" is a file that each build makes.`, hint: isOld })
      else if (isHealthAddress(from))
        say('from', {
          message: `Where the site is served with its lead service, that says at ${from} how it is, and nobody is led on.`,
          hint: 'Remove this redirect.',
          severity: 'warning',
        })
      if (first.get(from) !== one)
        say('from', {
          message: `There is another redirect from "${from}".`,
          hint: 'Only the first one counts. Remove one of them.',
        })
      const target = isOfSite(to) ? site.leadsTo(to) : undefined
      if (target?.kind !== 'redirect') continue
      const end = follow(to, first)
      if (end === null)
        say('to', { message: `"${from}" leads back to itself.`, hint: 'Visitors would go round in a circle.' })
      else
        say('to', {
          message: `"${to}" is itself redirected, to "${target.to}".`,
          hint: `Lead to "${end}" at once.`,
          fix: changeTo(end),
        })
    }
  },
}

const isOld = 'A redirect starts at an address that no longer exists.'

/** Hosts take both for one address. */
function sameAs(from: string): Remark {
  const other = from.slice(0, -'/index.html'.length) || '/'
  return {
    message: `"${from}" is the same address as "${other}" for hosts.`,
    hint: `Write "${other}".`,
    fix: changeTo(other),
  }
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
function follow(address: string, redirects: ReadonlyMap<string, { to: string }>): string | null {
  const seen = new Set<object>()
  let at = address
  for (let next = redirects.get(pathOf(at)); next; next = redirects.get(pathOf(at))) {
    if (seen.has(next)) return null
    seen.add(next)
    // Where the next address has none of its own, browsers keep a place on the page.
    at = pathOf(next.to) === next.to ? next.to + at.slice(pathOf(at).length) : next.to
  }
  return at
}
