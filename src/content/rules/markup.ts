import type { MarkedText } from '../survey/survey.ts'
import { withoutLinks } from '../text/markup.ts'
import type { Remark, Rule } from './rule.ts'

export const markup: Rule = {
  id: 'markup',
  severity: 'error',
  describe: 'Texts hold no HTML, and links and emphasis in them are whole.',
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
      ? 'Write *emphasis*, **strong emphasis** and [links](/ferry/timetable).'
      : 'This text is plain: remove the tag.'
    return { message: `HTML is not understood here; visitors would read "${tag.slice(0, 40)}".`, hint }
  }
  const entity = value.match(/&(?:[a-z]{2,8}|#\d+);/i)?.[0]
  if (entity !== undefined)
    return { message: `HTML is not understood here; visitors would read "${entity}".`, hint: 'Write the sign itself.' }
  const rest = withoutLinks(value)
  if (!rich) {
    if (rest !== value)
      return {
        message: 'This text is plain; visitors would read the brackets of the link.',
        hint: 'Put the link into a field for text or links.',
      }
    const stars = value.match(/\*\*|(?<![\p{L}\p{N}*])\*(?=[^\s*][^*]*\*)/u)?.[0]
    return stars === undefined
      ? undefined
      : { severity: 'warning', message: `This text is plain; visitors would read the "${stars}".`, hint: 'Remove it.' }
  }
  if (/(?<!\\)!\[/.test(value) && rest !== value)
    return { message: 'A text cannot hold a picture.', hint: 'Use the section\'s "image".' }
  const broken = rest.match(/(?<!\\)\[[^\]\n]*\][ \t]*\([^)\n]*\)?|(?<!\\)\[[^\]\n]*\($/)?.[0]
  if (broken === undefined) return looseStars(rest)
  return {
    message: `A link here is not whole: "${broken.slice(0, 40)}".`,
    hint: 'A link is [words](/address), with no space between "]" and "(" and none in the address.',
  }
}

/** As Markdown has it: punctuation inside the stars wants none of the word outside, and a list item ends what is open. */
const strong =
  /(?:\*\*(?=[\p{L}\p{N}])|(?<![\p{L}\p{N}])\*\*(?=\S))(?:[^*\n]|\*(?!\*)|\n(?!\s*(?:\n|[-*+] |\d+\. )))+?(?:(?<=[\p{L}\p{N}])\*\*|(?<=\S)\*\*(?![\p{L}\p{N}]))/gu

/** Two stars that neither begin nor end strong emphasis. */
function looseStars(text: string): Remark | undefined {
  if (!text.includes('**')) return undefined
  if (!text.replaceAll(/\\./g, '').replaceAll(strong, '').includes('**')) return undefined
  return {
    severity: 'warning',
    message: 'A "**" here has no partner; visitors would read it.',
    hint: 'Strong emphasis is **words**, with no space inside the stars.',
  }
}
