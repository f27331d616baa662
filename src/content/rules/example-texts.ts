import type { Place } from '../survey/written.ts'
import type { Rule } from './rule.ts'

export const exampleTexts: Rule = {
  id: 'example-texts',
  severity: 'warning',
  describe: 'No text of the examples is left.',
  check({ copied, settingsPlace }, report) {
    // The examples are those of sections: what the settings share with them was written for them.
    const told = new Set<Place>([settingsPlace])
    for (const { value, place, holder, key } of copied) {
      // A section that was copied is told once.
      if (told.has(place)) continue
      told.add(place)
      report(place, holder, key, {
        message: `"${value.length > 60 ? `${value.slice(0, 59)}…` : value}" is a text of the examples.`,
        hint: 'Write your own words here, and look through the rest of this section.',
      })
    }
  },
}
