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
  let words = 0
  for (const [stretch] of text.matchAll(/\S*[\p{L}\p{N}]\S*/gu))
    words += withoutSpaces.test(stretch) ? wordsOf(stretch) : 1
  return words
}

let segmenter: Intl.Segmenter | undefined

/** The words of what no space parts: a line at most. Each segment brings a copy of all that it is a part of. */
function wordsOf(stretch: string): number {
  // It knows the words of these scripts by dictionaries, whatever the language is. Making it takes 50 ms.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' })
  let words = 0
  for (const { isWordLike } of segmenter.segment(stretch)) if (isWordLike) words++
  return words
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
