import { examplePictures as known } from '../../schema/example-pictures.ts'
import type { Rule } from './rule.ts'

export const examplePictures: Rule = {
  id: 'example-pictures',
  severity: 'warning',
  describe: 'No picture of the examples is left.',
  check({ sources, publicFiles }, report) {
    for (const { value, place, holder, key } of sources) {
      if (!known.has(value) || publicFiles.has(value)) continue
      report(place, holder, key, {
        message: `"${value}" is a picture of the examples.`,
        hint: 'Replace it by one of your own.',
      })
    }
  },
}
