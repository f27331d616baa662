import path from 'node:path'
import { examplePictures } from '../../schema/example-pictures.ts'
import { hiddenIn } from '../invisible.ts'
import { meantFile } from '../judge/meant-address.ts'
import { createSuggester, sameWord } from '../judge/nearest.ts'
import { changeTo } from '../problem.ts'
import type { Rule } from './rule.ts'

export const images: Rule = {
  id: 'images',
  severity: 'error',
  describe: 'Every image and font is in public/.',
  check({ sources, publicFiles }, report) {
    const files = [...publicFiles]
    const emptied = severalFrom(sources.map(({ value }) => value))
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
      const renamed = meant && path.posix.dirname(meant)
      if (there.length === 0 && renamed && renamed !== folder && sameWord(renamed, folder))
        report(place, holder, key, {
          message: `There is no folder public${folder}. There is public${renamed}.`,
          hint: `Rename the folder to "${folder.slice(1)}".`,
          cause: folder,
        })
      else if (there.length === 0 && !meant && emptied.has(folder))
        report(place, holder, key, {
          message: `There is no folder public${folder}, where the site has files from.`,
          hint: 'Put it there, with its files.',
          cause: folder,
        })
      // An address with such an ending would be refused.
      else if (meant && /\.[^.]*[A-Z][^.]*$/.test(meant))
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

/** The folders that several files are wanted from. */
function severalFrom(wanted: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const several = new Set<string>()
  for (const file of new Set(wanted)) {
    const folder = path.posix.dirname(file)
    if (seen.has(folder)) several.add(folder)
    seen.add(folder)
  }
  return several
}
