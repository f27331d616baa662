import type { ArticlePart } from '../../generated/types.ts'
import { readText } from './read.ts'

/** A heading in an article's text. */
export interface ArticleHeading {
  readonly id: string
  readonly title: string
  readonly level: number
}

/** The headings of an article, by its parts. Their ids are made of their words and begin with that of the section. */
export function headingsOf(parts: readonly ArticlePart[], section: string): ArticleHeading[][] {
  const taken = new Map<string, number>()
  return parts.map((part) => {
    if (part.kind !== 'text') return []
    return readText(part.body, 'article').headings.flatMap(({ title, level, drawn }) => {
      if (!drawn) return []
      const name = `${section}-${inAddress(title)}`
      const count = (taken.get(name) ?? 0) + 1
      taken.set(name, count)
      return [{ id: count === 1 ? name : `${name}-${count}`, title, level }]
    })
  })
}

/** Words as they may stand in an address: "What it's made of" as "what-it-s-made-of". */
function inAddress(words: string): string {
  const plain = words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
  return plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'part'
}
