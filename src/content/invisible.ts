/**
 * What programs tell each other in a text, but for tabs and ends of lines, and halves of letters. Word writes U+000B for a line
 * in a paragraph.
 */
export const controls = /(?:[^\P{Cc}\t\n\r]|\p{Cs})+/gu

/**
 * Letters that nobody sees, as they come along when words are copied. Some languages need them in their words; names and
 * addresses have none.
 */
const invisible = new RegExp(
  `${controls.source}|[\\u00a0\\u00ad\\u061c\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u2064\\u2066-\\u2069\\ufeff]`,
  'gu',
)

/** What is wrong with a name or an address that holds such a letter, and the same without it. */
export interface Hidden {
  /** "an invisible character (U+200B)" */
  what: string
  without: string
  /** It is a space between words, in the place of which something else may be meant. */
  parts: boolean
}

export function hiddenIn(text: string): Hidden | undefined {
  const [letter] = text.match(invisible) ?? []
  if (letter === undefined) return undefined
  return {
    what: `an invisible character (${codeOf(letter)})`,
    without: text.replace(invisible, ''),
    parts: /\S\p{Zs}+\S/u.test(text),
  }
}

/** A text as it looks: two of which that is the same differ in nothing that is seen. */
export function asSeen(text: string): string {
  return text.replace(invisible, (letters) => letters.replace(/\p{Zs}/gu, ' ').replace(/[^ ]/gu, ''))
}

/** A text in which the letters that nobody sees are called by their names. */
export function withCodes(text: string): string {
  return text.replace(invisible, (letters) => Array.from(letters, (letter) => `‹${codeOf(letter)}›`).join(''))
}

/** A text without what turns the order of letters around, or would be a command to a terminal. */
export function inOrder(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
}

/** What a letter is called that cannot be shown: "U+200B". */
export function codeOf(letter: string): string {
  return `U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
