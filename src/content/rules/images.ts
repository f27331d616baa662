import path from 'node:path'
import { examplePictures } from '../../schema/example-pictures.ts'
import { hiddenIn } from '../invisible.ts'
import { meantFile } from '../judge/meant-address.ts'
import { createSuggester, sameWord } from '../judge/nearest.ts'
import { changeTo } from './lib/dead-links.ts'
import type { Rule } from './rule.ts'

export const images: Rule = {
  id: 'images',
  severity: 'error',
  describe: 'Every image and font is in public/.',
  check({ sources, publicFiles }, report) {
    const files = [...publicFiles]
    const suggest = createSuggester(() => files)
    for (const { value, place, holder, key } of sources) {
      if (publicFiles.has(value) || examplePictures.has(value)) continue
      const hidden = hiddenIn(value)
      if (hidden && publicFiles.has(hidden.without)) {
        report(place, holder, key, {
          message: `There is ${hidden.what} in the address "${hidden.without}".`,
          hint: 'Write it anew, without copying it.',
          fix: changeTo(hidden.without),
        })
        continue
      }
      const folder = path.posix.dirname(value)
      const same = meantFile(value, publicFiles)
      const meant = same ?? suggest(value)
      const there = files.filter((file) => path.posix.dirname(file) === folder).map((file) => path.posix.basename(file))
      const message = `There is no file public${value}.`
      // An address with such an ending would be refused.
      if (meant && /\.[^.]*[A-Z][^.]*$/.test(meant))
        report(place, holder, key, {
          message: `${message} There is public${meant}.`,
          hint: 'Rename the file: its ending is written in small letters.',
          cause: value,
        })
      else
        report(place, holder, key, {
          message: meant ? `${message} Did you mean "${meant}"?` : message,
          hint:
            there.length > 0
              ? `In public${folder} there are: ${there.slice(0, 8).join(', ')}${there.length > 8 ? ` and ${there.length - 8} more` : ''}.`
              : `Put the file into public${folder}.`,
          ...(meant && (same || sameWord(meant, value)) ? { fix: changeTo(meant) } : { cause: value }),
        })
    }
  },
}
