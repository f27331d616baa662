import type { Mistake } from '../text/mistakes.ts'
import type { Remark, Rule } from './rule.ts'

export const markup: Rule = {
  id: 'markup',
  severity: 'error',
  describe: 'Texts hold no HTML, and links and emphasis in them are whole.',
  check(site, report) {
    for (const { mistake, written } of site.readTexts) {
      if (!mistake) continue
      const { place, holder, key } = written
      const { kind, words, offset, length } = mistake
      const quote = `"${words.slice(0, 40)}"`
      const remark = (written.kind === 'plain' && inPlain[kind]?.(quote)) || remarks[kind](quote)
      report(place, holder, key, { ...remark, part: { offset, length } })
    }
  },
}

const remarks: Record<Mistake['kind'], (quote: string) => Remark> = {
  tag: (quote) => ({
    message: `HTML is not understood here; visitors would read ${quote}.`,
    hint: 'Write *emphasis*, **strong emphasis** and [links](/ferry/timetable).',
  }),
  entity: (quote) => ({
    message: `HTML is not understood here; visitors would read ${quote}.`,
    hint: 'Write the sign itself.',
  }),
  picture: () => ({ message: 'A text cannot hold a picture.', hint: 'Use the section\'s "image".' }),
  script: (quote) => ({ message: `A link cannot run a script: ${quote}.`, hint: 'Write an address.' }),
  link: (quote) => ({
    message: `A link here is not whole: ${quote}.`,
    hint: 'A link is [words](/address), with no space between "]" and "(" and none in the address.',
  }),
  stars: () => ({
    severity: 'warning',
    message: 'A "**" here has no partner; visitors would read it.',
    hint: 'Strong emphasis is **words**, with no space inside the stars.',
  }),
  heading: (quote) => ({
    severity: 'warning',
    message: `This text has no headings; visitors would read the ${quote}.`,
    hint: 'Remove it. Sections of the type "rich-text" have headings in their body.',
  }),
}

/** What is said otherwise of a text that holds no marks. */
const inPlain: Partial<typeof remarks> = {
  tag: (quote) => ({ ...remarks.tag(quote), hint: 'This text is plain: remove the tag.' }),
  link: () => ({
    message: 'This text is plain; visitors would read the brackets of the link.',
    hint: 'Put the link into a field for text or links.',
  }),
  stars: (quote) => ({
    severity: 'warning',
    message: `This text is plain; visitors would read the ${quote}.`,
    hint: 'Remove it.',
  }),
}
