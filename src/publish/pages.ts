import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { madeFiles } from '../content/made-files.ts'
import type { Site, SitePage } from '../content/resolve/site.ts'
import type { ImageFile } from '../parts/context.ts'
import { articleFacts } from '../render/articles.ts'
import { type MadePage, makePage, pageKey, sourceKey } from '../render/page.ts'
import { type PlannedSection, planSections, type Surroundings } from '../render/plan.ts'
import type { Routes } from '../render/routes.ts'
import { overBudget } from './budget.ts'
import { BuildError } from './build-error.ts'
import type { Engine } from './engine.ts'
import { makeFrame } from './frame.ts'
import type { MadeImage } from './images.ts'
import type { Weight } from './ledger.ts'
import type { Output } from './output.ts'
import { scriptWeight } from './scripts.ts'
import { drawSections, storedSection } from './sections.ts'
import type { Store } from './store.ts'

export interface PageReport extends Weight {
  readonly path: string
}

export interface PagesJob {
  readonly site: Site
  readonly routes: Routes
  readonly engine: Engine
  readonly images: ReadonlyMap<string, ImageFile>
  /** The share cards, by the paths of their pages. */
  readonly cards: ReadonlyMap<string, MadeImage>
  readonly store: Store
  readonly output: Output
  readonly base: string
  readonly policy: string
  readonly publicFolder: string
  readonly progress: ((done: number, all: number) => void) | undefined
}

/** Pages that wait to be staged: enough to keep the second core busy, few enough to spare memory. */
const atOnce = 16

/** Renders what the store does not know, and stages every page that is not in place already. */
export async function buildPages(job: PagesJob): Promise<{ pages: PageReport[]; sections: number; rendered: number }> {
  const { routes, output, engine, base, images, site } = job
  const frame = await makeFrame(job)
  const card = (page: SitePage) => job.cards.get(page.path)?.name
  const leads = site.settings.leads?.base ?? ''
  const surroundings: Surroundings = {
    base,
    leads,
    language: site.settings.language,
    words: site.words,
    images,
    renderer: engine.renderer,
  }
  const factsOf = articleFacts(site)
  const styleWeights = new Map<string, Promise<number>>()
  const all = [
    ...routes.pages.map(({ page }) => ({ page, name: fileName(page.path) })),
    { page: routes.notFound.page, name: madeFiles.notFound },
  ]
  const reports: PageReport[] = []
  const tooHeavy: string[] = []
  const running = new Set<Promise<void>>()
  let sections = 0
  let rendered = 0

  const plan = (page: SitePage) => planSections(page.sections, surroundings, factsOf(page))
  const report = (page: SitePage, planned: () => readonly PlannedSection[], weight: Weight) => {
    reports.push({ path: page.path, html: weight.html, css: weight.css, script: weight.script })
    const lengths = () => planned().map(({ hash }) => storedSection(job.store, hash)?.html.length ?? 0)
    tooHeavy.push(...overBudget(site.settings.budgets ?? {}, page, weight, lengths, engine))
  }
  const stage = async (
    name: string,
    page: SitePage,
    planned: readonly PlannedSection[],
    key: string,
    made: MadePage,
    source: string | undefined,
  ) => {
    const styles = styleWeights.get(made.css) ?? brotliSize(made.css)
    styleWeights.set(made.css, styles)
    const html = await output.write(name, made.html, key, 'good')
    const weight = { html, css: await styles, script: scriptWeight(made.islands, engine.scripts) }
    output.note(name, weight, source)
    report(page, () => planned, weight)
  }

  for (const [index, { page, name }] of all.entries()) {
    job.progress?.(index, all.length)
    const source = sourceKey(page, factsOf(page), frame, card(page))
    const same = source === undefined ? undefined : output.keepDrawn(name, source)
    if (same?.weight) {
      sections += page.facts?.sections ?? page.sections.length
      report(page, () => plan(page), same.weight)
      continue
    }
    const planned = plan(page)
    sections += planned.length
    const key = pageKey(page, planned, frame, card(page))
    const known = output.keep(name, key)
    if (known?.weight) {
      output.note(name, known.weight, source)
      report(page, () => planned, known.weight)
      continue
    }
    const { drawn, fresh } = await drawSections(page, planned, job)
    rendered += fresh
    const made = makePage(page, planned, drawn, frame, card(page))
    const task = stage(name, page, planned, key, made, source).finally(() => running.delete(task))
    running.add(task)
    if (running.size >= atOnce) await Promise.race(running)
  }
  await Promise.all(running)
  job.progress?.(all.length, all.length)
  if (tooHeavy.length > 0) throw new BuildError(tooHeavy.join('\n'))
  return { pages: reports.sort((a, b) => (a.path < b.path ? -1 : 1)), sections, rendered }
}

function fileName(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}

async function brotliSize(text: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return (await promisify(brotliCompress)(text, { params })).length
}
