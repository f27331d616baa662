/** The words of a text in letters that addresses and names are made of: "Crème & Öl" are "creme" and "ol". */
export function plainWords(text: string): string[] {
  const plain = text.replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[a-z0-9]+/g) ?? []
}

/** A name that nothing has yet: the wanted one, or that with the first number from 2 on. */
export function freeAmong(taken: ReadonlySet<string>, wanted: string, between = '-'): string {
  let free = wanted
  for (let count = 2; taken.has(free); count++) free = `${wanted}${between}${count}`
  return free
}
