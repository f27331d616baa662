import { setImmediate } from 'node:timers/promises'
import { madeFiles } from '../content/made-files.ts'
import type { Site, SitePage } from '../content/resolve/site.ts'
import type { ImageFile } from '../parts/context.ts'
import { articleFacts } from '../render/articles.ts'
import type { LaterStyles } from '../render/later-styles.ts'
import { makePage, pageKey, sourceKey } from '../render/page.ts'
import { type PlannedSection, planSections, type Surroundings } from '../render/plan.ts'
import type { Routes } from '../render/routes.ts'
import type { RenderedSection } from '../render/section.tsx'
import type { MadeImage } from './beside-pages/made-image.ts'
import { makeFrame } from './drawing/frame.ts'
import { drawSections } from './drawing/index.ts'
import type { Store } from './drawing/store.ts'
import type { Engine } from './engine/index.ts'
import type { Judging } from './judging.ts'
import type { Output } from './output/index.ts'
import type { Written } from './output/ledger.ts'
import type { SecondThread } from './second-thread/index.ts'
import { type FreshPage, mostRows, type PageReport, weighPages } from './weights/index.ts'

export interface PagesJob {
  readonly site: Site
  readonly judging: Judging
  readonly routes: Routes
  readonly engine: Engine
  readonly images: ReadonlyMap<string, ImageFile>
  /** The share cards, by the paths of their pages. */
  readonly cards: ReadonlyMap<string, MadeImage>
  readonly store: Store
  readonly output: Output
  readonly thread: SecondThread
  readonly base: string
  readonly publicFolder: string
  readonly progress: ((done: number, all: number) => void) | undefined
}

/** Pages that are made at one time: enough to keep the second core busy, few enough to spare memory. */
const atOnce = 36

/** Renders what the store does not know, and stages every page that is not in place already. */
export async function buildPages(job: PagesJob): Promise<{ pages: PageReport[]; sections: number; rendered: number }> {
  const { output, site, thread, judging } = job
  const frame = await makeFrame(job)
  const card = (page: SitePage) => job.cards.get(page.path)?.name
  const surroundings = surroundingsOf(job)
  const factsOf = articleFacts(site)
  const all = namedPages(job)
  // All that are listed are weighed, of many only what a budget might refuse.
  const limit = all.length <= mostRows ? 0 : site.settings.budgets?.html
  const kept: PageReport[] = []
  const keep = ({ path }: SitePage, name: string, known: Written | undefined) => {
    if (!known?.weight) return false
    kept.push({ path, name, size: known.size, ...known.weight })
    return true
  }
  const fresh: FreshPage[] = []
  const running = new Set<Promise<void>>()
  const drawing = new Map<string, Promise<RenderedSection>>()
  let failed = false
  let sections = 0
  let rendered = 0

  const writing = new Map<string, Promise<unknown>>()
  const writeLater = async ({ name, css }: LaterStyles) => {
    if (output.keep(name, name)) return
    const task = writing.get(name) ?? output.write(name, css, name, output.pageQuality)
    writing.set(name, task)
    await task
  }
  const make = async (
    name: string,
    page: SitePage,
    planned: readonly PlannedSection[],
    key: string,
    source: string | undefined,
  ) => {
    const { drawn, fresh: anew } = await drawSections(page, planned, { ...job, drawing })
    rendered += anew
    const { html, css, later, islands } = makePage(page, planned, drawn, frame, card(page))
    if (later) await writeLater(later)
    const { size, sent } = await output.write(name, html, key, output.pageQuality, limit)
    fresh.push({ page, name, size, sent, css, islands, hashes: planned.map(({ hash }) => hash) })
    output.noteSource(name, source)
    if (later) output.noteStyles(name, later.name)
  }

  for (const [index, { page, name }] of all.entries()) {
    job.progress?.(index, all.length)
    const source = sourceKey(page, factsOf(page), frame, card(page))
    if (source !== undefined && keep(page, name, output.keepDrawn(name, source))) {
      sections += page.facts?.sections ?? page.sections.length
      continue
    }
    const planned = planSections(page.sections, surroundings, factsOf(page))
    sections += planned.length
    const key = pageKey(page, planned, frame, card(page))
    if (keep(page, name, output.keep(name, key))) {
      output.noteSource(name, source)
      continue
    }
    // While the second thread has enough to draw, judging is what only this one can do.
    while (!thread.hasRoom && !judging.step()) await setImmediate()
    const task = make(name, page, planned, key, source)
    running.add(task)
    // One that fails stays, so that it ends the build where it is waited for.
    task.then(
      () => running.delete(task),
      () => {
        failed = true
      },
    )
    // What the second thread has done is taken, and it is given more.
    await setImmediate()
    if (failed || running.size >= atOnce) await judging.beside(Promise.race(running))
  }
  await Promise.all(running)
  job.progress?.(all.length, all.length)
  return { pages: await weighPages(fresh, kept, job), sections, rendered }
}

function surroundingsOf({ site, base, images, engine }: PagesJob): Surroundings {
  const { language, leads } = site.settings
  return { base, leads: leads?.base ?? base, language, words: site.words, images, renderer: engine.renderer }
}

/** All pages with the names of their files. In public/ a site may have a page of its own for what is not found. */
function namedPages({ routes, site }: PagesJob): { page: SitePage; name: string }[] {
  const pages = routes.pages.map(({ page }) => ({ page, name: fileName(page.path) }))
  if (!site.publicFiles.has(`/${madeFiles.notFound}`))
    pages.push({ page: routes.notFound.page, name: madeFiles.notFound })
  return pages
}

function fileName(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}
