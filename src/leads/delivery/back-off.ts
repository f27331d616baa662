/** After so many tries, most of a day, nobody is there: a person has to look. */
export const mostAttempts = 18

const first = 10_000
const longest = 2 * 3_600_000
/** A pause is drawn from this much less to this much more. */
const spread = 0.25

/** No pause is longer, in milliseconds. */
export const longestPause = longest * (1 + spread)

/** Milliseconds until the next try: twice as long each time, and never the same for all that failed together. */
export function pauseAfter(attempts: number, random = Math.random()): number {
  return Math.min(first * 2 ** (attempts - 1), longest) * (1 - spread + random * 2 * spread)
}
