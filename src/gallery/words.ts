const small = new Set(['a', 'an', 'and', 'the', 'for', 'of', 'in', 'to', 'with', 'or', 'my', 'our'])

/** The words of a search that mean something, in the singular. */
export function wordsOf(search: string): string[] {
  return split(search.replaceAll('&', ''))
    .filter((word) => !small.has(word))
    .map((word) => word.replace(/(?<=..)s$/, ''))
}

/** Whether a text has a word that begins with this. */
export function has(text: string, start: string): boolean {
  return split(text).some((word) => word.startsWith(start))
}

/** Whether a text has all words of a search. */
export function hasAll(text: string, search: string): boolean {
  return wordsOf(search).every((word) => has(text, word))
}

function split(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
