/** How many letters a text has, as JSON Schema counts them: an emoji is one, or as many as it is put together of. */
export function lettersIn(text: string): number {
  // Few texts have letters of two units.
  return /[\uD800-\uDBFF]/.test(text) ? [...text].length : text.length
}

/** So many of the first letters of a text: none of them is cut in half. */
export function firstLetters(text: string, count: number): string {
  return text.length <= count ? text : [...text].slice(0, count).join('')
}

/** A text, or as many of its first letters as there may be, and a sign that more follow. */
export function shortened(text: string, longest: number): string {
  return lettersIn(text) > longest ? `${firstLetters(text, longest).trimEnd()}…` : text
}
