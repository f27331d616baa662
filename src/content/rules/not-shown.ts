import type { Rule } from './rule.ts'

export const notShown: Rule = {
  id: 'not-shown',
  severity: 'warning',
  describe: 'Of an entry all fields are shown.',
  check({ notShown }, report) {
    for (const { entry, key, shows, place } of notShown) {
      report(place, entry, key, {
        on: 'name',
        message: `"${key}" is kept, but visitors do not see it here.`,
        hint: `This list shows: ${[...shows].join(', ')}. All entries have the same fields, so that each can be copied to any list.`,
      })
    }
  },
}
