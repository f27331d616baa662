import type { Comparison } from '../changes/compare/change.ts'
import { type Line, lineOf } from '../changes/tell/lines.ts'
import type { ChangedSection } from './drawn.ts'

/** What the comparison says of a section, or of what all pages share where it says nothing of itself. */
export function wordsFor({ page, before, after }: ChangedSection, { changes, shownOn }: Comparison): Line[] {
  const own = changes.filter((change) => {
    const { place, section, kind } = change
    if (place.on !== 'page' || place.path !== page) return false
    return section === (kind === 'removed' && after === undefined ? before : after)
  })
  const shared = changes.filter(({ place }) => place.on === 'shared' && shownOn.get(place.name)?.includes(page))
  const site = changes.filter(({ place }) => place.on === 'site')
  const [told = []] = [own, shared, site].filter((list) => list.length > 0)
  return told.map((change) => lineOf(change, ''))
}
