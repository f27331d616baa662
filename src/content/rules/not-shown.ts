import type { Rule } from './rule.ts'

export const notShown: Rule = {
  id: 'not-shown',
  severity: 'warning',
  describe: 'Of an entry all fields are shown.',
  check({ notShown }, report) {
    for (const { entry, key, kind, place } of notShown) {
      const name = kind.name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
      report(place, entry, key, {
        on: 'name',
        message: `"${key}" is not shown here, and is kept.`,
        hint: `Of a ${name} visitors see: ${[...kind.shows].join(', ')}. All entries have the same fields, so that they can be copied from one section to another.`,
      })
    }
  },
}
