import type { Figure } from './figures.ts'

export interface BenchOptions {
  /** How often a command is run; the figure is the median. */
  readonly runs: number
  /** Says what is being measured. */
  readonly say: (text: string) => void
}

/** Measures one thing. */
export type Bench = (options: BenchOptions) => Promise<Figure[]>
