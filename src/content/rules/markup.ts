import { withoutLinks } from '../markup.ts'
import type { MarkedText } from '../survey.ts'
import type { Remark, Rule } from './rule.ts'

export const markup: Rule = {
  id: 'markup',
  severity: 'error',
  describe: 'Texts hold no HTML, and links in them are whole.',
  check({ texts }, report) {
    for (const text of texts) {
      const remark = judge(text)
      if (remark) report(text.place, text.holder, text.key, remark)
    }
  },
}

function judge({ value, kind }: MarkedText): Remark | undefined {
  if (kind === 'href' || kind === 'code') return undefined
  const tag = value.match(/<\/?[a-z][a-z0-9-]*(\s[^<>]*)?\/?>|<!--/i)?.[0]
  const rich = kind === 'inline' || kind === 'prose'
  if (tag !== undefined) {
    const hint = rich
      ? 'Write *emphasis*, **strong emphasis** and [links](/contact).'
      : 'This text is plain: remove the tag.'
    return { message: `HTML is not understood here; visitors would read "${tag.slice(0, 40)}".`, hint }
  }
  const rest = withoutLinks(value)
  if (!rich) {
    if (rest === value) return undefined
    return {
      message: 'This text is plain; visitors would read the brackets of the link.',
      hint: 'Put the link into a field for text or links.',
    }
  }
  if (/(?<!\\)!\[/.test(value) && rest !== value)
    return { message: 'A text cannot hold a picture.', hint: 'Use the section\'s "image".' }
  const broken = rest.match(/(?<!\\)\[[^\]\n]*\][ \t]*\([^)\n]*\)?|(?<!\\)\[[^\]\n]*\($/)?.[0]
  if (broken === undefined) return undefined
  return {
    message: `A link here is not whole: "${broken.slice(0, 40)}".`,
    hint: 'A link is [words](/address), with no space between "]" and "(" and none in the address.',
  }
}
