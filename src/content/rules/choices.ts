import { choiceName } from '../../agreed/choice-name.ts'
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
  severity: 'error',
  describe: 'What visitors choose from has words of its own, on its button and in the address.',
  check(site, report) {
    for (const { section, place } of sectionsOf(site, 'accordion')) check(section.groups, undefined, place, report)
    for (const { section, place } of sectionsOf(site, 'filter-list'))
      check(section.groups, section.parameter, place, report)
    for (const { section, place } of sectionsOf(site, 'tabs')) check(section.items, section.parameter, place, report)
  },
}

function check(among: readonly Choice[] = [], parameter: string | undefined, place: Place, report: Report): void {
  const labels = new Set<string>()
  const names = new Map<string, string>()
  for (const choice of among) {
    const key = choice.label === undefined ? 'heading' : 'label'
    const label = choice[key] ?? ''
    const name = choiceName(label)
    const other = names.get(name)
    if (labels.has(label)) {
      report(place, choice, key, {
        message: `Two buttons of this section say "${label}", and what stands behind this one could not be shown.`,
        hint: 'Give it words of its own, or make one of the two.',
      })
    } else if (parameter !== undefined && other !== undefined) {
      report(place, choice, key, {
        message: `In the address "${label}" is "${name}", as "${other}" is: who opens it would see that.`,
        hint: 'Write other words, such as "C sharp" for "C#", or leave "parameter" out.',
      })
    }
    labels.add(label)
    if (!names.has(name)) names.set(name, label)
  }
}
