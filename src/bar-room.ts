import type { SiteSettings } from './generated/types.ts'

/** 212 pixels: what the narrowest phone has for the name of the site and the button, beside that of the menu. */
const phone = 212
/** 8 pixels: a letter in the size that the narrowest bar has. */
export const letter = 8
/** 36 pixels: the room around the words of the button. */
const aroundButton = 36
/** 16 letters: names up to this length are drawn in large ones, 10.5 pixels each, of which two lines stand in the bar. */
const short = { letters: 16, letter: 10.5, lines: 2 }
/** Longer ones are drawn in small ones, of which four lines do. Their words may break. */
const long = { letter: 8.5, lines: 4 }

/** Whether a name stands in the place of a logo that is too long for large letters. */
export function hasLongName({ name, header }: SiteSettings): boolean {
  return header !== undefined && !header.logo && name.length > short.letters
}

/** Whether a phone has room for the button in the bar beside the name of the site. */
export function hasRoomForAction(settings: SiteSettings): boolean {
  const { name, header } = settings
  if (!header?.action || header.logo) return true
  const { label, shortLabel = label } = header.action
  const room = phone - longestWord(shortLabel) * letter - aroundButton
  if (hasLongName(settings)) return linesOf(name, Math.floor(room / long.letter)) <= long.lines
  const letters = Math.floor(room / short.letter)
  return longestWord(name) <= letters && linesOf(name, letters) <= short.lines
}

export function longestWord(label: string): number {
  return Math.max(...label.split(/[\s-]+/).map((word) => word.length))
}

/** How many lines a text has whose lines hold so many letters. */
function linesOf(text: string, letters: number): number {
  if (letters < 1) return Number.POSITIVE_INFINITY
  let [lines, room] = [1, letters]
  for (const { length } of text.split(/\s+/)) {
    if (length > room && room < letters) {
      lines += 1
      room = letters
    }
    const further = Math.max(0, Math.ceil(length / letters) - 1)
    lines += further
    room = Math.max(0, room - (length - further * letters) - 1)
  }
  return lines
}
