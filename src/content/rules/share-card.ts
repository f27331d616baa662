import type { Rule } from './rule.ts'

export const shareCard: Rule = {
  id: 'share-card',
  severity: 'error',
  describe: 'A page is shared with its image or with a card, not with both.',
  check(site, report) {
    for (const [{ page }, place] of site.pagePlaces) {
      if (!page.shareCard || !page.image) continue
      report(place, page, 'shareCard', {
        message: 'This page has an image of its own, so no card would be drawn.',
        hint: 'Remove one of the two.',
      })
    }
  },
}
