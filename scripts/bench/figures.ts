/** A figure that was measured. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: 's' | 'ms' | 'MB' | 'kB' | ''
  /** The most that it should be. */
  readonly target?: number
  /** What one must know to read it. */
  readonly note?: string
}

/** The figures of one bench, by its name. */
export interface Results {
  readonly [bench: string]: readonly Figure[]
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

export function missed({ value, target }: Figure): boolean {
  return target !== undefined && !(value <= target)
}

/** All figures as a table for people. */
export function table(results: Results): string {
  const rows = Object.entries(results).flatMap(([bench, figures]) => [
    [bench, '', '', ''],
    ...figures.map((figure) => [
      `  ${figure.name}`,
      shown(figure.value, figure.unit),
      figure.target === undefined ? '' : shown(figure.target, figure.unit),
      [missed(figure) ? 'MISSED' : '', figure.note ?? ''].filter(Boolean).join('  '),
    ]),
  ])
  const all = [['', 'measured', 'at most', ''], ...rows]
  const width = (column: number) => Math.max(...all.map((row) => row[column]?.length ?? 0))
  const [names, values, targets] = [width(0), width(1), width(2)]
  return all
    .map(([name = '', value = '', target = '', note = '']) =>
      `${name.padEnd(names)}  ${value.padStart(values)}  ${target.padStart(targets)}  ${note}`.trimEnd(),
    )
    .join('\n')
}

function shown(value: number, unit: Figure['unit']): string {
  const digits = unit === 's' ? 2 : unit === 'kB' ? 1 : unit === '' && !Number.isInteger(value) ? 3 : 0
  return `${value.toFixed(digits)} ${unit}`.trimEnd()
}
