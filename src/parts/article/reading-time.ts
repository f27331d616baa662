import type { ArticlePart } from '../../generated/types.ts'

/** 220: what adults read of running text in a minute, on a screen. */
const wordsAMinute = 220

/** How many minutes it takes to read an article. */
export function readingTime(text: string, parts: readonly ArticlePart[]): number {
  const words = [text, ...parts.flatMap(textsOf)].join(' ').match(/\S*[\p{L}\p{N}]\S*/gu) ?? []
  return Math.max(1, Math.round(words.length / wordsAMinute))
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
