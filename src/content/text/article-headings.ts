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
  const taken = new Set<string>()
  return parts.map((part) => {
    if (part.kind !== 'text') return []
    return readText(part.body, 'article').headings.flatMap(({ title, level, drawn }) => {
      if (!drawn) return []
      const words = inAddress(title)
      // "article-2" is what a page calls its second article.
      const name = `${section}-${section === 'article' && /^\d{1,2}$/.test(words) ? `part-${words}` : words}`
      let id = name
      for (let count = 2; taken.has(id); count++) id = `${name}-${count}`
      taken.add(id)
      return [{ id, title, level }]
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
