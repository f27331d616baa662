import { sectionsOf } from '../survey/survey.ts'
import type { Rule } from './rule.ts'

export const notShown: Rule = {
  id: 'not-shown',
  severity: 'warning',
  describe: 'Of an entry all fields are shown, and of a section all have an effect.',
  check(site, report) {
    for (const { section, place } of sectionsOf(site, 'tile-grid')) {
      if (section.look !== 'bento' || section.columns === undefined) continue
      report(place, section, 'columns', {
        on: 'name',
        message: '"columns" is kept, but has no effect here.',
        hint: 'A bento grid gives each tile its width by how many there are. Remove it, or choose another "look".',
      })
    }
    for (const { entry, key, shows, place } of site.notShown) {
      report(place, entry, key, {
        on: 'name',
        message: `"${key}" is kept, but visitors do not see it here.`,
        hint: `This list shows: ${[...shows].join(', ')}. All entries have the same fields, so that each can be copied to any list.`,
      })
    }
  },
}
