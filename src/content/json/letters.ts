/** Where a letter of a text stands, from the quote that opens it: some are written as several. */
export function letterAt(json: string, quote: number, letter: number): number {
  let at = quote + 1
  for (let left = letter; left > 0; left--) at += json[at] !== '\\' ? 1 : json[at + 1] === 'u' ? 6 : 2
  return at
}

/** A text as it is spelt between its quotes, with other letters in the place of some. */
export function withLetters(json: string, offset: number, length: number, letters: string): string {
  const spelt = JSON.stringify(letters).slice(1, -1)
  return json.slice(0, letterAt(json, 0, offset)) + spelt + json.slice(letterAt(json, 0, offset + length))
}
