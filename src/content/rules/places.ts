import { mentions } from '../text/variables.ts'
import type { Rule } from './rule.ts'

/** A name in braces that is no place is told by the rule of variables. */
export const places: Rule = {
  id: 'places',
  severity: 'error',
  describe: 'A text of the interface has a place for all that is filled in there.',
  check({ texts, settings }, report) {
    const { words = {}, variables = {} } = settings
    const ofEngine = new Set<object>(Object.values(words))
    for (const { value, place, holder, key, places = [] } of texts) {
      // In the words of the engine a place comes first.
      for (const name of places.filter((each) => !ofEngine.has(holder) && Object.hasOwn(variables, each)))
        report(place, holder, key, {
          message: `{${name}} is filled in here for each visitor, and there is a variable of this name too.`,
          hint: 'Give the variable another name.',
        })
      const there = mentions(value).map(({ name }) => name)
      for (const name of places.filter((each) => !there.includes(each)))
        report(place, holder, key, {
          message: `Nothing says where {${name}} stands in this text.`,
          hint: `Write {${name}} where it is to be filled in.`,
        })
    }
  },
}
