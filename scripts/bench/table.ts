import { type Figure, type Measured, median, missed, type Results } from './figures.ts'

/** All figures as one table in Markdown, and what machine they are of. */
export function table(results: Results): string {
  const rows = Object.entries(results).flatMap(([bench, { figures }]) =>
    figures.map((figure) => [`${bench}: ${figure.name}`, shownValue(figure), spread(figure), wantedOf(figure)]),
  )
  const all = [['', 'measured', 'from … to', 'wanted'], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  const [head = [], ...body] = all
  return `${machines(Object.values(results))}\n\n${[line(head), rule, ...body.map(line)].join('\n')}`
}

/** One sentence for all: parts may have been measured in different hours, which matter where something was timed. */
function machines(measured: readonly Measured[]): string {
  const nodes = [...new Set(measured.map(({ node }) => node))].join(' and ')
  const cores = [...new Set(measured.map(({ cores }) => cores))].join(' and ')
  const timed = measured.filter(({ figures }) => figures.some(({ unit }) => unit === 's' || unit === 'ms'))
  const parses = timed.map(({ parse }) => parse).sort((a, b) => a - b)
  const [fast, slow] = [parses[0] ?? Number.NaN, parses.at(-1) ?? Number.NaN].map((parse) => parse.toFixed(2))
  const parse = fast === slow ? `${fast} s` : `${fast} to ${slow} s`
  const meanwhile = timed.length === 0 ? '' : ` A plain \`JSON.parse\` of the 62 MB took ${parse} meanwhile.`
  return `Node ${nodes}, ${cores} cores, medians; sizes are brotli.${meanwhile} What falls short is bold.`
}

function shownValue(figure: Figure): string {
  const value = shown(median(figure.values), figure.unit)
  return missed(figure) ? `**${value}**` : value
}

function spread({ values, unit }: Figure): string {
  if (values.length < 2) return ''
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => shown(value, unit))
  return least === most ? '' : `${least} … ${most}`
}

function wantedOf({ wanted, unit }: Figure): string {
  return wanted === undefined ? '' : shown(wanted, unit)
}

function shown(value: number, unit: Figure['unit']): string {
  const digits = unit === 's' ? 2 : unit === 'kB' ? 1 : unit === '' && !Number.isInteger(value) ? 2 : 0
  return `${value.toFixed(digits)} ${unit}`.trimEnd()
}

const [begin, end] = ['<!-- figures of npm run bench -- --write -->', '<!-- end of the figures -->']

/** A text with the figures between its two marks. */
export function pasted(text: string, figures: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`There is no place for the figures: ${begin} and ${end}.`)
  return `${text.slice(0, from + begin.length)}\n\n${figures}\n\n${text.slice(to)}`
}
