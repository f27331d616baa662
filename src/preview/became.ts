/**
 * What each of some named things has become in a later list of them, as its index there: what has the same name, and else
 * what stands before or after the same neighbour, so that a thing is known again when its own words have changed.
 */
export function became(before: readonly string[], after: readonly string[]): (number | undefined)[] {
  const found: (number | undefined)[] = before.map(() => undefined)
  const free = new Set(after.keys())
  const join = (index: number, other: number) => {
    if (found[index] === undefined && free.delete(other)) found[index] = other
  }
  // Of several with one name each is itself where what stands before or after all of them is the same.
  const most = Math.min(before.length, after.length)
  let start = 0
  for (; start < most && before[start] === after[start]; start++) join(start, start)
  for (let end = 1; end <= most - start && before.at(-end) === after.at(-end); end++)
    join(before.length - end, after.length - end)
  for (const [index, name] of before.entries())
    join(
      index,
      after.findIndex((other, at) => other === name && free.has(at)),
    )
  // Of a thing that is not found every neighbour is NaN, which is no index.
  const placeOf = (index: number) =>
    index < 0 ? -1 : index === before.length ? after.length : (found[index] ?? Number.NaN)
  for (const index of before.keys()) join(index, placeOf(index - 1) + 1)
  for (const index of [...before.keys()].reverse()) join(index, placeOf(index + 1) - 1)
  return found
}
