/** What visitors read at once, and nobody writes twice by chance. */
const fields: readonly (string | number)[] = ['heading', 'text', 'body']
/** 20: what is shorter, such as "How to find us", may well be meant. */
const shortest = 20

/** Whether words in a field can only be those of an example where they are the same, letter by letter. */
export function areOwn(words: string, field: string | number): boolean {
  return fields.includes(field) && words.length >= shortest
}
