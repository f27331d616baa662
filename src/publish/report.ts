import type { BuildReport } from './index.ts'
import type { PageReport } from './pages.ts'

/** With more pages than this only the heaviest are listed. */
const mostRows = 40

/** What a build made, for people: a table of the pages and what they weigh when sent, then the sums. */
export function reportText(
  { pages, rendered, written, removed, warnings, until }: BuildReport,
  seconds: number,
): string {
  const heaviest = [...pages].sort((a, b) => b.html + b.script - a.html - a.script)
  const rows = pages.length <= mostRows ? pages : heaviest.slice(0, 10)
  const width = Math.max(5, ...rows.map(({ path }) => path.length))
  const line = (path: string, ...cells: string[]) =>
    `  ${path.padEnd(width)}${cells.map((cell) => cell.padStart(10)).join('')}`
  const lines = [
    line('Route', 'HTML', 'CSS in it', 'Script'),
    ...rows.map((page: PageReport) =>
      line(page.path, kilobytes(page.html), kilobytes(page.css), kilobytes(page.script)),
    ),
  ]
  if (rows.length < pages.length) lines.push(`  … and ${pages.length - rows.length} lighter pages`)
  lines.push(
    '',
    `${count(pages.length, 'page')}, ${count(rendered, 'section')} rendered anew, ${count(written, 'file')} written, ${removed} removed${
      warnings.length > 0 ? `, ${count(warnings.length, 'warning')} (npm run validate shows them)` : ''
    }. ${seconds.toFixed(2)} s. Sizes are brotli.`,
  )
  if (until !== null) lines.push(`Something begins or ends next at ${until}: build again then.`)
  return lines.join('\n')
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
