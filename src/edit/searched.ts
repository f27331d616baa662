/**
 * A text as searches see it: whether letters are large, how quotes, hyphens and spaces are written, and where a word may be
 * divided makes no difference.
 */
export function asSearched(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .replace(/[‘’‛ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐–—−]/g, '-')
    .replace(/\s{2,}|[^\S ]/g, ' ')
}

/** Whether words are enough to be looked for: a letter alone stands in every text, and one Chinese sign is a word. */
export function isEnough(words: string): boolean {
  return words.length > 1 || /\p{Ideographic}/u.test(words)
}
