import { build } from './build.ts'
import { dev } from './dev.ts'
import type { Figure } from './figures.ts'
import { leads } from './leads.ts'
import { mobile } from './mobile.ts'
import { sizes } from './sizes.ts'
import { validate } from './validate.ts'

export interface BenchOptions {
  /** How often a command is run; the figure is the median. */
  readonly runs: number
  /** Says what is being measured. */
  readonly say: (text: string) => void
}

export type Bench = (options: BenchOptions) => Promise<Figure[]>

/** All benches, in the order in which they run. */
export const benches: Readonly<Record<string, Bench>> = { build, validate, sizes, mobile, dev, leads }
