import type { FormSection } from '../../generated/types.ts'
import { sectionsOf } from '../survey/survey.ts'
import type { Place } from '../survey/written.ts'
import type { Report, Rule } from './rule.ts'

export const forms: Rule = {
  id: 'forms',
  severity: 'error',
  describe: 'Fields, options and forms have names of their own, and an answer has an address to go to.',
  check(site, report) {
    const sending = new Map<string, boolean>()
    for (const { section, place } of sectionsOf(site, 'form')) {
      checkFields(section, place, report)
      if (section.answer && !section.fields.some(({ kind }) => kind === 'email'))
        report(place, section, 'answer', {
          on: 'name',
          message: 'Nobody gets this answer: the form asks for no e-mail address.',
          hint: 'Add a field of the kind "email", or remove the answer.',
        })
      const { name, sends = true } = section
      const first = sending.get(name) ?? sends
      sending.set(name, first)
      if (first !== sends) {
        report(place, section, 'name', {
          message: `Another form named "${name}" ${first ? 'is sent' : 'sends nothing'}, and this one ${sends ? 'is sent' : 'sends nothing'}.`,
          hint: 'Give this form a name of its own.',
        })
      }
    }
  },
}

function checkFields({ fields }: FormSection, place: Place, report: Report): void {
  const names = new Set<string>()
  for (const field of fields) {
    if (names.has(field.name)) {
      report(place, field, 'name', {
        message: `Two fields of this form are named "${field.name}".`,
        hint: 'Only one of the answers would arrive. Name each field differently.',
      })
    }
    names.add(field.name)
    if (!('options' in field)) continue
    for (const [index, option] of field.options.entries()) {
      if (field.options.indexOf(option) === index) continue
      report(place, field.options, index, {
        message: `The option "${option}" stands in this list twice.`,
        hint: 'Remove one of them.',
      })
    }
  }
}
