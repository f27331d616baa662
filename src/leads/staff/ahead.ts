/** Milliseconds by which the clocks of several machines may differ. */
const tolerance = 5 * 60_000

/**
 * A stored time behind this one is that of a clock which was ahead and has been put right since: what would last from then
 * on would last for as long as it was wrong.
 */
export function ahead(): string {
  return new Date(Date.now() + tolerance).toISOString()
}
