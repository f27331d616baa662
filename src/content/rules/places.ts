import { mentions } from '../text/variables.ts'
import type { Rule } from './rule.ts'

/** A name in braces that is no place is told by the rule of variables. */
export const places: Rule = {
  id: 'places',
  severity: 'error',
  describe: 'A text of the interface has a place for all that is filled in there.',
  check({ texts }, report) {
    for (const { value, place, holder, key, places = [] } of texts) {
      const there = mentions(value).map(({ name }) => name)
      for (const name of places.filter((each) => !there.includes(each)))
        report(place, holder, key, {
          message: `Nothing says where {${name}} stands in this text.`,
          hint: `Write {${name}} where it is to be filled in.`,
        })
    }
  },
}
