/**
 * The number of colons after names in a text, or a little more: what looks like one inside a text is counted too. A
 * text with no name written twice has exactly as many as its objects have fields, so that most need no closer look.
 */
export function countColons(text: string): number {
  let count = 0
  for (let at = 1; at < text.length; at++) {
    if (text.charCodeAt(at) !== 58) continue
    const before = text.charCodeAt(at - 1)
    // A quote, or a space, a tab or a line break after one.
    if (before === 34 || before === 32 || before === 9 || before === 10 || before === 13) count++
  }
  return count
}
