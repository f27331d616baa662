/** A number with its noun: "1 mistake", "3 mistakes". */
export function many(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
}
