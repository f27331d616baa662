import { many } from '../../many.ts'
import type { PageReport } from './index.ts'

/** What is said of a build. */
export interface Summary {
  /** The pages of which it is told what they weigh. */
  readonly rows: readonly PageReport[]
  readonly pages: number
  readonly sections: number
  /** How many of them no earlier build had drawn. */
  readonly rendered: number
  readonly written: number
  readonly removed: number
  readonly warnings: number
  /** What clocks of the site show when something begins or ends next, so that another build makes other pages. */
  readonly until: string | null
}

/** What a build made, for people: a table of the pages and what they weigh when sent, then the sums. */
export function reportText(
  { rows, pages, sections, rendered, written, removed, warnings, until }: Summary,
  seconds: number,
): string {
  const width = Math.max(5, ...rows.map(({ path }) => path.length))
  const line = (path: string, ...cells: string[]) =>
    `  ${path.padEnd(width)}${cells.map((cell) => cell.padStart(10)).join('')}`
  const lines = [
    line('Route', 'HTML', 'CSS in it', 'Script'),
    ...rows.map((page: PageReport) =>
      line(page.path, kilobytes(page.html ?? Number.NaN), kilobytes(page.css), kilobytes(page.script)),
    ),
  ]
  if (rows.length < pages) lines.push(`  … and ${pages - rows.length} smaller pages`)
  lines.push(
    '',
    `${many(pages, 'page')}, ${many(rendered, 'section')} rendered anew, ${many(written, 'file')} written, ${removed} removed${
      warnings > 0 ? `, ${many(warnings, 'warning')} (npm run validate shows them)` : ''
    }. ${seconds.toFixed(2)} s. Sizes are brotli.`,
  )
  lines.push(`${sections - rendered} of ${many(sections, 'section')} were known from earlier builds.`)
  if (until !== null) lines.push(`Something begins or ends next at ${until}: build again then.`)
  return lines.join('\n')
}

/** Where each build should find what the one before it left: that it found nothing, so that it is not just slow. */
export function coldStore({ sections, rendered }: Summary): string | null {
  if (sections === 0 || rendered < sections) return null
  return 'No section was known from earlier builds: .cache/ was empty, or belongs to other code. Keep .cache/ between runs, as the README shows under "Deploy".'
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
