/** One line of Prometheus' text format that holds a number. */
export interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const name = '[a-zA-Z_:][a-zA-Z0-9_:]*'
const label = String.raw`[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\[\\"n])*"`
const sample = new RegExp(
  String.raw`^(${name})(?:\{(${label}(?:,${label})*)?\})? (-?[0-9.]+(?:e[+-]?\d+)?|[+-]Inf|NaN)$`,
)
const about = new RegExp(`^# (HELP|TYPE) (${name}) (.+)$`)

/** Reads version 0.0.4 of the format as strictly as its description has it; what it does not allow is an error. */
export function readMetrics(text: string): Sample[] {
  if (!text.endsWith('\n')) throw new Error('The last line has no end.')
  const types = new Map<string, string>()
  return text
    .trimEnd()
    .split('\n')
    .flatMap((line): Sample[] => {
      const [, kind, of = '', what = ''] = about.exec(line) ?? []
      if (kind === 'TYPE') {
        if (types.has(of) || !/^(counter|gauge|histogram)$/.test(what)) throw new Error(line)
        types.set(of, what)
      }
      if (kind !== undefined || line === '') return []
      const [, full = '', labels = '', value = ''] = sample.exec(line) ?? []
      const family = types.has(full) ? full : full.replace(/_(bucket|sum|count)$/, '')
      if (!types.has(family)) throw new Error(`No type, or not as it should be: ${line}`)
      return [{ name: full, labels: labelsOf(labels), value: Number(value.replace('Inf', 'Infinity')) }]
    })
}

function labelsOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([a-zA-Z0-9_]+)="((?:[^"\\]|\\.)*)"/g)]
  return Object.fromEntries(pairs.map(([, key, value = '']) => [key, value.replaceAll(/\\(.)/g, unescaped)]))
}

function unescaped(_: string, sign: string): string {
  return sign === 'n' ? '\n' : sign
}
