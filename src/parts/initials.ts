/** With the marks that belong to it. */
const firstLetter = /\p{L}\p{M}*/u

/** The first letters of somebody's first and last name, among which "Dr." and the like do not count. */
export function initials(name: string): string {
  const words = name.split(/\s+/)
  const names = words.filter((word) => !word.endsWith('.'))
  const [first = '', ...others] = names.length > 0 ? names : words
  const letters = [first, others.at(-1) ?? ''].map((word) => firstLetter.exec(word)?.[0])
  return letters.join('').toUpperCase()
}
