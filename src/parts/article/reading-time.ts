import type { ArticlePart } from '../../generated/types.ts'

/** 220: what adults read of running text in a minute, on a screen. */
const wordsAMinute = 220

/** Scripts in which no spaces stand between words. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** How many minutes it takes to read an article. */
export function readingTime(text: string, parts: readonly ArticlePart[]): number {
  const words = wordsIn([text, ...parts.flatMap(textsOf)].join(' '))
  return Math.max(1, Math.round(words / wordsAMinute))
}

function wordsIn(text: string): number {
  if (!withoutSpaces.test(text)) return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
  // It knows the words of these scripts by dictionaries, whatever the language is.
  const segments = new Intl.Segmenter('en', { granularity: 'word' }).segment(text)
  return Array.from(segments).filter(({ isWordLike }) => isWordLike).length
}

function textsOf(part: ArticlePart): string[] {
  switch (part.kind) {
    case 'text':
      return [part.body]
    case 'image':
      return [part.note ?? '']
    case 'quote':
      return [part.text, part.note ?? '']
    case 'table':
      return [part.heading, ...part.head, ...part.rows.flat(), part.note ?? '']
  }
}
