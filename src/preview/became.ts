/**
 * What each of some named things has become in a later list of them, as its index there: what has the same name, and else
 * what stands before or after the same neighbour, so that a thing is known again when its own words have changed.
 */
export function became(before: readonly string[], after: readonly string[]): (number | undefined)[] {
  const found: (number | undefined)[] = before.map(() => undefined)
  const free = new Set(after.keys())
  const join = (index: number, other: number | undefined) => {
    if (found[index] !== undefined || other === undefined || !free.delete(other)) return
    found[index] = other
  }
  for (const [index, name] of before.entries()) {
    join(
      index,
      [...free].find((other) => after[other] === name),
    )
  }
  const last = before.length - 1
  const neighbour = (index: number, step: number, edge: number) => {
    const known = index < 0 || index > last ? edge : found[index]
    return known === undefined ? undefined : known + step
  }
  for (const index of before.keys()) join(index, neighbour(index - 1, 1, -1))
  for (const index of [...before.keys()].reverse()) join(index, neighbour(index + 1, -1, after.length))
  return found
}
