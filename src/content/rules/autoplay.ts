import { sectionsOf } from '../survey/survey.ts'
import type { Rule } from './rule.ts'

export const autoplay: Rule = {
  id: 'autoplay',
  severity: 'error',
  describe: 'What moves on its own can be paused.',
  check(site, report) {
    for (const { section, place } of sectionsOf(site, 'carousel')) {
      if (section.interval === undefined) continue
      // The pause button stands among the other controls.
      if (section.arrows !== false || section.dots !== false) continue
      report(place, section, 'interval', {
        message: 'This carousel moves on its own, and visitors cannot stop it: "arrows" and "dots" are both off.',
        hint: 'Leave out "interval", or show the arrows or the dots; a pause button comes with them.',
      })
    }
  },
}
