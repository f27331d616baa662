import type { Rule } from './rule.ts'

const empty = new Set([
  'click',
  'click here',
  'click this',
  'click this link',
  'continue',
  'go',
  'here',
  'link',
  'more',
  'read',
  'read more',
  'see',
  'see more',
  'tap here',
  'this',
  'this link',
  'this page',
  'view',
  'view more',
])
/** 16: longer than the longest of them. */
const longest = 16

export const linkText: Rule = {
  id: 'link-text',
  severity: 'error',
  describe: 'The text of a link says where it leads, even when it is read alone.',
  check(site, report) {
    for (const { label, words, part } of site.links) {
      if (label === null || !isEmpty(label)) continue
      report(words.place, words.holder, words.key, {
        message:
          label.trim() === '' ? 'A link here has no text.' : `The link text "${label}" does not say where it leads.`,
        hint: 'Some visitors hear links one by one, without the words around them. Name what they will find: "Read about security".',
        part,
      })
    }
  },
}

function isEmpty(label: string): boolean {
  if (
    label.length <= longest &&
    empty.has(
      label
        .toLowerCase()
        .replace(/[^a-z ]/g, '')
        .trim(),
    )
  )
    return true
  return label.trim() === '' || /^(https?:\/\/|www\.)\S+$/i.test(label.trim())
}
