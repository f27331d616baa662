import { emptyLabels } from './lib/empty-labels.ts'
import { languageOf } from './lib/language-of.ts'
import type { Remark, Rule } from './rule.ts'

export const linkText: Rule = {
  id: 'link-text',
  severity: 'error',
  describe: 'The text of a link says where it leads, even when it is read alone.',
  check({ links, settings, pagePlaces }, report) {
    const language = languageOf(settings)
    const empty = labelOf(emptyLabels[language] ?? emptyLabels.en ?? [])
    for (const { label, words, part } of links) {
      if (label !== null && isEmpty(label, empty))
        report(words.place, words.holder, words.key, { ...sayMore(label), part })
    }
    // What lists say of a page leads to it.
    for (const [{ page }, place] of pagePlaces) {
      const { entry = {} } = page
      const key = entry.label === undefined ? 'heading' : 'label'
      const label = entry[key]
      if (label !== undefined && isEmpty(label, empty)) report(place, entry, key, sayMore(label))
    }
  },
}

function sayMore(label: string): Remark {
  return {
    message: label.trim() === '' ? 'A link here has no text.' : `The link text "${label}" does not say where it leads.`,
    hint: 'Some visitors hear links one by one, without the words around them. Name what they will find: "Read about security".',
  }
}

/** A label that is one of some words, or nothing, and signs around it such as an arrow. */
function labelOf(words: readonly string[]): RegExp {
  const signs = '[^\\p{L}\\p{M}\\p{N}]*'
  return new RegExp(`^${signs}(?:${words.join('|').replaceAll("'", "['’]")})?${signs}$`, 'iu')
}

function isEmpty(label: string, empty: RegExp): boolean {
  return empty.test(label) || /^\s*(https?:\/\/|www\.)\S+\s*$/i.test(label)
}
