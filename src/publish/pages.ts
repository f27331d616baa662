import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Site, SitePage } from '../content/resolve/site.ts'
import type { ImageFile } from '../parts/context.ts'
import { type MadePage, makePage, pageKey } from '../render/page.ts'
import { type PlannedSection, planSections, type Surroundings } from '../render/plan.ts'
import type { Routes } from '../render/routes.ts'
import { overBudget } from './budget.ts'
import { BuildError } from './build-error.ts'
import type { Engine } from './engine.ts'
import { makeFrame } from './frame.ts'
import type { MadeImage } from './images.ts'
import type { Output, Weight } from './output.ts'
import { scriptWeight } from './scripts.ts'
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
  readonly progress: ((done: number, all: number) => void) | undefined
}

/** Pages that wait to be drafted: enough to keep the second core busy, few enough to spare memory. */
const atOnce = 16

/** Renders what the store does not know, and drafts every page that is not in place already. */
export async function buildPages(job: PagesJob): Promise<{ pages: PageReport[]; rendered: number }> {
  const { routes, output, engine, base, images, site } = job
  const frame = await makeFrame(job)
  const card = (page: SitePage) => job.cards.get(page.path)?.name
  const leads = site.settings.leads?.base ?? ''
  const surroundings: Surroundings = {
    base,
    leads,
    language: site.settings.language,
    images,
    renderer: engine.renderer,
  }
  const styleWeights = new Map<string, Promise<number>>()
  const all = [
    ...routes.pages.map(({ page }) => ({ page, name: fileName(page.path) })),
    { page: routes.notFound.page, name: '404.html' },
  ]
  const reports: PageReport[] = []
  const tooHeavy: string[] = []
  const running = new Set<Promise<void>>()
  let rendered = 0

  const report = (page: SitePage, weight: Weight, sections: () => readonly string[]) => {
    reports.push({ path: page.path, html: weight.html, css: weight.css, script: weight.script })
    tooHeavy.push(...overBudget(site.settings.budgets ?? {}, page, weight, sections, engine))
  }
  const draft = async (name: string, page: SitePage, key: string, made: MadePage, sections: readonly string[]) => {
    const styles = styleWeights.get(made.css) ?? brotliSize(made.css)
    styleWeights.set(made.css, styles)
    const html = await output.write(name, made.html, key, 'good')
    const weight = { html, css: await styles, script: scriptWeight(made.islands, engine.scripts) }
    output.weigh(name, weight)
    report(page, weight, () => sections)
  }

  for (const [index, { page, name }] of all.entries()) {
    job.progress?.(index, all.length)
    const planned = planSections(page.sections, surroundings)
    const key = pageKey(page, planned, frame, card(page))
    const known = output.keep(name, key)
    if (known?.weight) {
      report(page, known.weight, () => planned.map(({ hash }) => job.store.get(hash) ?? ''))
      continue
    }
    const { sections, fresh } = await drawSections(page, planned, job)
    rendered += fresh
    const task = draft(name, page, key, makePage(page, planned, sections, frame, card(page)), sections).finally(() =>
      running.delete(task),
    )
    running.add(task)
    if (running.size >= atOnce) await Promise.race(running)
  }
  await Promise.all(running)
  job.progress?.(all.length, all.length)
  if (tooHeavy.length > 0) throw new BuildError(tooHeavy.join('\n'))
  return { pages: reports.sort((a, b) => (a.path < b.path ? -1 : 1)), rendered }
}

function fileName(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}

/** The HTML of a page's sections, rendered only where the store does not have it. */
async function drawSections(page: SitePage, planned: readonly PlannedSection[], { store, engine }: PagesJob) {
  let fresh = 0
  const sections: string[] = []
  for (const [index, { section, context, hash }] of planned.entries()) {
    let html = store.get(hash)
    if (html === undefined) {
      const { renderSection } = await engine.render()
      try {
        html = renderSection(section, context)
      } catch (error) {
        const place = `${page.file} ${page.path} › section ${index + 1} (${section.type})`
        throw new BuildError(`${place} could not be drawn: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        })
      }
      store.set(hash, html)
      fresh += 1
    }
    sections.push(html)
  }
  return { sections, fresh }
}

async function brotliSize(text: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return (await promisify(brotliCompress)(text, { params })).length
}
