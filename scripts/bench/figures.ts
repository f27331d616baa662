/** A figure that was measured. */
export interface Figure {
  readonly name: string
  /** What each run came to. */
  readonly values: readonly number[]
  readonly unit: 's' | 'ms' | 'MB' | 'kB' | ''
  /** The most that the middle one should be. */
  readonly wanted?: number | undefined
  /** What one must know to read it. */
  readonly note?: string
}

/** The figures of one bench, and of what machine they are. */
export interface Measured {
  /** The version of Node. */
  readonly node: string
  readonly cores: number
  /** The seconds that a plain `JSON.parse` of the large site took: times of another hour are held against it. */
  readonly parse: number
  readonly figures: readonly Figure[]
}

/** The figures of benches, by their names. */
export interface Results {
  readonly [bench: string]: Measured
}

/** The value in the middle: one slow run does not move it. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The smallest value that a share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export function missed({ values, wanted }: Figure): boolean {
  return wanted !== undefined && !(median(values) <= wanted)
}
