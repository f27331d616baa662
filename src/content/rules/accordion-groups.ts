import { sectionsOf } from '../survey/survey.ts'
import type { Rule } from './rule.ts'

export const accordionGroups: Rule = {
  id: 'accordion-groups',
  severity: 'error',
  describe: 'Of several groups of questions each has a label.',
  check(site, report) {
    for (const { section, place } of sectionsOf(site, 'accordion')) {
      if (section.groups.length < 2) continue
      for (const group of section.groups) {
        if (group.label !== undefined) continue
        report(place, group, null, {
          message: 'This group of questions has no "label".',
          hint: 'With more than one group visitors choose by the labels.',
        })
      }
    }
  },
}
