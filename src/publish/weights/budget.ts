import type { SitePage } from '../../content/resolve/site.ts'
import type { Budgets } from '../../generated/types.ts'
import type { Engine } from '../engine/index.ts'
import type { ScriptBytes } from '../engine/packed-scripts.ts'
import { scriptWeight } from '../engine/scripts.ts'
import type { Weight } from '../output/ledger.ts'

/** A message for each budget that a page exceeds, with the section that costs most. */
export function overBudget(
  budgets: Budgets,
  page: SitePage,
  weight: Weight,
  /** How long the HTML of each section is. */
  lengths: () => readonly number[],
  engine: Engine,
  bytes: ScriptBytes,
): string[] {
  const costs: Record<keyof Weight, () => readonly number[]> = {
    html: lengths,
    css: () => page.sections.map(({ type }) => styleBytes(type, engine)),
    script: () =>
      page.sections.map(({ type }) => (engine.scripts[type] ? scriptWeight([type], engine.scripts, bytes) : 0)),
  }
  return (['html', 'css', 'script'] as const).flatMap((kind) => {
    const budget = budgets[kind]
    const own = weight[kind]
    if (budget === undefined || own === undefined || own <= budget) return []
    const each = costs[kind]()
    const heaviest = each.indexOf(Math.max(...each))
    const section = page.sections[heaviest]
    return `${page.file} ${page.path}: ${names[kind]} of ${own} bytes, and site.budgets.${kind} allows ${budget}. Most of it comes from section ${heaviest + 1} (${section?.type}).`
  })
}

const names: Record<keyof Weight, string> = { html: 'a document', css: 'styles', script: 'scripts' }

function styleBytes(type: string, { styles }: Engine): number {
  const shell = new Set(styles.needs.shell)
  const own = (styles.needs[type] ?? []).filter((sheet) => !shell.has(sheet))
  return own.reduce((sum, sheet) => sum + (styles.sheets[sheet]?.length ?? 0), 0)
}
