import { emptyLabels } from './lib/empty-labels.ts'
import type { Rule } from './rule.ts'

/** 24: longer than the longest of them, and an arrow. */
const longest = 24

export const linkText: Rule = {
  id: 'link-text',
  severity: 'error',
  describe: 'The text of a link says where it leads, even when it is read alone.',
  check({ links, settings }, report) {
    const [language = ''] = settings.language.split('-')
    const empty = new Set(emptyLabels[language] ?? emptyLabels.en)
    for (const { label, words, part } of links) {
      if (label === null || !isEmpty(label, empty)) continue
      report(words.place, words.holder, words.key, {
        message:
          label.trim() === '' ? 'A link here has no text.' : `The link text "${label}" does not say where it leads.`,
        hint: 'Some visitors hear links one by one, without the words around them. Name what they will find: "Read about security".',
        part,
      })
    }
  },
}

function isEmpty(label: string, empty: ReadonlySet<string>): boolean {
  const words =
    label.length > longest
      ? label
      : label
          .toLowerCase()
          .replaceAll('’', "'")
          .replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
  return words === '' || empty.has(words) || /^(https?:\/\/|www\.)\S+$/i.test(label.trim())
}
