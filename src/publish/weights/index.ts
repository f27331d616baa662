import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Site, SitePage } from '../../content/resolve/site.ts'
import { BuildError } from '../build-error.ts'
import { storedSection } from '../drawing/index.ts'
import type { Store } from '../drawing/store.ts'
import type { Engine } from '../engine/index.ts'
import { scriptWeight } from '../engine/scripts.ts'
import type { Output } from '../output/index.ts'
import type { Weight } from '../output/ledger.ts'
import { weightAbove } from '../second-thread/staged.ts'
import { overBudget } from './budget.ts'

export interface PageReport extends Weight {
  readonly path: string
  /** Its file. */
  readonly name: string
  /** How long that is. */
  readonly size: number
}

/** What is kept of a page that this build makes, until it is weighed. */
export interface FreshPage {
  readonly page: SitePage
  readonly name: string
  readonly size: number
  /** Its document's weight, where somebody asked for that. */
  readonly sent: number | undefined
  readonly css: string
  readonly islands: readonly string[]
  /** Of its sections. */
  readonly hashes: readonly string[]
}

interface Job {
  readonly site: Site
  readonly engine: Engine
  readonly store: Store
  readonly output: Output
}

/** With more pages than this only the largest are listed. */
export const mostRows = 40

const largestRows = 10

/** The pages of which a report says what they weigh. */
export function listed(pages: readonly PageReport[]): readonly PageReport[] {
  if (pages.length <= mostRows) return pages
  // Numbers alone are sorted in a fraction of the time.
  const smallest =
    Float64Array.from(pages, ({ size }) => size)
      .sort()
      .at(-largestRows) ?? 0
  const largest = pages.filter(({ size }) => size >= smallest)
  return largest.sort((a, b) => b.size - a.size).slice(0, largestRows)
}

/** What each page weighs, in the order of their paths. A page that is heavier than a budget allows is an error. */
export async function weighPages(
  fresh: readonly FreshPage[],
  /** Those that earlier builds have weighed. */
  kept: readonly PageReport[],
  { site, engine, store, output }: Job,
): Promise<PageReport[]> {
  const bytes = await engine.packed()
  const styles = new Map<string, Promise<number>>()
  const tooHeavy: string[] = []
  const reports = [...kept]
  for (const { page, name, size, sent, css, islands, hashes } of fresh) {
    const style = styles.get(css) ?? brotliSize(css)
    styles.set(css, style)
    const weight = { html: sent, css: await style, script: scriptWeight(islands, engine.scripts, bytes) }
    output.weigh(name, weight)
    reports.push({ path: page.path, name, size, ...weight })
    const lengths = () => hashes.map((hash) => storedSection(store, hash)?.html.length ?? 0)
    tooHeavy.push(...overBudget(site.settings.budgets ?? {}, page, weight, lengths, engine, bytes))
  }
  if (tooHeavy.length > 0) throw new BuildError(tooHeavy.join('\n'))
  const unweighed = listed(reports).filter(({ html }) => html === undefined)
  const weighing = unweighed.map(async (report) => {
    const { path, name, size, css, script } = report
    const weight = { html: weightAbove(0, await output.read(name)), css, script }
    output.weigh(name, weight)
    return [report, { path, name, size, ...weight }] as const
  })
  const weighed = new Map(await Promise.all(weighing))
  return reports.map((report) => weighed.get(report) ?? report).sort((a, b) => (a.path < b.path ? -1 : 1))
}

async function brotliSize(text: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return (await promisify(brotliCompress)(text, { params })).length
}
