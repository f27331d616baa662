import { isUse } from '../judge/content.ts'
import { type Anchor, anchorsOf, mayRepeat } from '../survey/anchors.ts'
import type { Rule } from './rule.ts'

export const uniqueIds: Rule = {
  id: 'unique-ids',
  severity: 'error',
  describe: 'On a page every id stands once.',
  check(site, report) {
    for (const [page, place] of site.pagePlaces) {
      if (!mayRepeat(site, page)) continue
      const seen = new Map<string, Anchor>()
      for (const anchor of anchorsOf(site, page)) {
        const { id, placed, written } = anchor
        const first = seen.get(id)
        seen.set(id, first ?? anchor)
        // Of an id that an author wrote and one that is made, the author's can be changed.
        const blamed = written ?? first?.written
        if (!first || !blamed) continue
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
