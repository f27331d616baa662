import { sectionsOf } from '../survey/survey.ts'
import type { Place } from '../survey/written.ts'
import type { Report, Rule } from './rule.ts'

/** What visitors choose by a word: a tab, or a group of entries. */
interface Choice {
  label?: string
  heading?: string
}

export const choices: Rule = {
  id: 'choices',
  severity: 'warning',
  describe: 'What visitors choose from has words of its own.',
  check(site, report) {
    for (const { section, place } of sectionsOf(site, 'accordion')) check(section.groups, place, report)
    for (const { section, place } of sectionsOf(site, 'filter-list')) check(section.groups, place, report)
    for (const { section, place } of sectionsOf(site, 'tabs')) check(section.items, place, report)
  },
}

function check(among: readonly Choice[] = [], place: Place, report: Report): void {
  const labels = new Set<string>()
  for (const choice of among) {
    const key = choice.label === undefined ? 'heading' : 'label'
    const label = choice[key] ?? ''
    if (labels.has(label))
      report(place, choice, key, {
        message: `Two buttons of this section say "${label}": nobody knows which one to press.`,
        hint: 'Give one of them other words, or make one of the two.',
      })
    labels.add(label)
  }
}
