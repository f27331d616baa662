import { sectionsOf } from '../survey/survey.ts'
import type { Rule } from './rule.ts'

export const answers: Rule = {
  id: 'answers',
  severity: 'error',
  describe: 'An accordion has questions, in one list or in groups, and each has an answer.',
  check(site, report) {
    for (const { section, place } of sectionsOf(site, 'accordion')) {
      const { items, groups, source } = section
      if (items && groups) {
        report(place, section, 'groups', {
          message: 'This accordion has both "items" and "groups".',
          hint: 'Remove "groups", or make the entries under "items" a group of their own.',
        })
      } else if (!items && !groups && !source) {
        report(place, section, null, {
          message: 'This accordion has no questions.',
          hint: 'Write them under "items", or under "groups" for a row of buttons to choose from.',
        })
      }
      for (const item of [...(items ?? []), ...(groups ?? []).flatMap((group) => group.items)]) {
        if (item.link && item.link.label === undefined) {
          report(place, item.link, null, {
            message: `The link under "${item.heading}" has no label.`,
            hint: 'The question opens its answer, so it cannot be the link itself. Write "label".',
          })
        }
        if (item.text !== undefined || item.body !== undefined || item.points) continue
        report(place, item, null, {
          message: `"${item.heading}" has no answer.`,
          hint: 'Write it under "body".',
        })
      }
    }
  },
}
