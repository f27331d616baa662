/** A value with all that is as it was before in the place of what equals it: what did not change is not drawn anew. */
export function keepSame<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || before === null || now === null)
    return before === now ? (before as T) : now
  if (Array.isArray(before) !== Array.isArray(now)) return now
  const [old, next] = [before as Record<string, unknown>, now as Record<string, unknown>]
  const keys = Object.keys(next)
  const kept = Object.fromEntries(keys.map((key) => [key, keepSame(old[key], next[key])]))
  const order = Object.keys(old)
  const isSame =
    keys.length === order.length && keys.every((key, index) => key === order[index] && kept[key] === old[key])
  if (isSame) return before as T
  return (Array.isArray(now) ? keys.map((key) => kept[key]) : kept) as T
}
