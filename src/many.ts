/** A number with its noun: "1 mistake", "3 mistakes", "1,200 entries". */
export function many(count: number, one: string, others = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : others}`
}
