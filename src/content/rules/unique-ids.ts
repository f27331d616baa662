import type { SiteSettings } from '../../generated/types.ts'
import { isUse } from '../judge/content.ts'
import { type Anchor, anchorsOf, mayRepeat } from '../survey/anchors.ts'
import { periodsOf } from './lib/periods.ts'
import type { Rule } from './rule.ts'

export const uniqueIds: Rule = {
  id: 'unique-ids',
  severity: 'error',
  describe: 'On a page every id stands once at a time.',
  check(site, report) {
    const ofShell = shellIds(site.settings)
    const taken = Array.from(site.idsOn.values()).flatMap((ids) => ids.filter(({ value }) => ofShell.has(value)))
    const holders = new Set<object>()
    for (const { place, holder, key, value } of taken) {
      // A shared section is written once, wherever it is shown.
      if (holders.has(holder)) continue
      holders.add(holder)
      report(place, holder, key, {
        message: `The id "${value}" is also that of ${ofShell.get(value)}.`,
        hint: `Links to it, and scripts, would find only one of the two. Another one would do, such as "${value}-section".`,
      })
    }
    for (const [page, place] of site.pagePlaces) {
      if (!mayRepeat(site, page)) continue
      const told = new Set<object>()
      const periods = periodsOf(page, site.clock).map(({ sections }) => anchorsOf(site, page, sections))
      for (const { anchor, first } of periods.flatMap(repeatedAmong)) {
        const { id, placed, written } = anchor
        // Of an id that an author wrote and one that is made, the author's can be changed.
        const blamed = written ?? first.written
        if (!blamed || told.has(blamed)) continue
        told.add(blamed)
        const entry = page.page.sections[placed.index]
        const other = blamed === written ? first : anchor
        const message = `The id "${id}" is also that of section ${other.placed.index + 1} (${other.placed.section.type}) of this page.`
        if (blamed === written && entry && isUse(entry)) {
          report(place, entry, 'use', { message, hint: 'Give this one an id of its own: "with": { "id": "…" }.' })
        } else
          report(blamed.place, blamed.holder, blamed.key, { message, hint: 'Links to it would find only the first.' })
      }
    }
  },
}

/** What stands around the sections of a page under an id of its own. */
function shellIds({ banner, consent, chat }: SiteSettings): ReadonlyMap<string, string> {
  return new Map([
    ['content', 'the main part of every page'],
    ['scripts', 'the list of scripts of every page'],
    ['site-menu', 'the menu'],
    ...(banner ? [['site-banner', 'the banner'] as const] : []),
    ...(consent ? [['consent', 'the notice of what browsers keep'] as const] : []),
    ...(chat ? [['chat', 'the button for a chat'] as const] : []),
  ])
}

/** What has the id of something before it. */
function repeatedAmong(anchors: readonly Anchor[]): { anchor: Anchor; first: Anchor }[] {
  return anchors.flatMap((anchor) => {
    const first = anchors.find(({ id }) => id === anchor.id)
    return first && first !== anchor ? [{ anchor, first }] : []
  })
}
