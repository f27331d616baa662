import type { SitePage } from '../../content/resolve/site.ts'
import type { PlannedSection } from '../../render/plan.ts'
import type { RenderedSection, SectionFacts } from '../../render/section.tsx'
import { BuildError } from '../build-error.ts'
import type { Engine } from '../engine/index.ts'
import { type Drawn, drawAll } from '../second-thread/drawn.ts'
import type { SecondThread } from '../second-thread/index.ts'
import type { Store } from './store.ts'

interface Job {
  readonly engine: Engine
  readonly store: Store
  readonly thread: SecondThread
  /** Sections that are drawn just now, by their hashes: those that are on several pages are drawn once. */
  readonly drawing: Map<string, Promise<RenderedSection>>
}

/** The sections of a page, rendered only where the store does not have them; in the second thread while it has time. */
export async function drawSections(page: SitePage, planned: readonly PlannedSection[], job: Job) {
  const { store, engine, thread, drawing } = job
  const renderer = await engine.render()
  const known = planned.map(({ hash }) => storedSection(store, hash) ?? drawing.get(hash))
  const missing = planned.filter((_, index) => !known[index])
  const drawn: Drawn | Promise<Drawn> =
    missing.length === 0 ? [] : (thread.draw(missing.map(({ text }) => text)) ?? drawAll(renderer, missing))
  for (const [index, { hash }] of missing.entries()) drawing.set(hash, take(index, hash))
  const all = await Promise.all(planned.map(async ({ hash }, index) => known[index] ?? drawing.get(hash)))
  return { drawn: all.filter((section) => section !== undefined), fresh: missing.length }

  async function take(index: number, hash: string): Promise<RenderedSection> {
    const rendered = (await drawn)[index]
    if (!rendered || rendered instanceof Error) throw couldNotBeDrawn(page, missing[index], planned, rendered)
    storeSection(store, hash, rendered)
    drawing.delete(hash)
    return rendered
  }
}

function couldNotBeDrawn(
  page: SitePage,
  section: PlannedSection | undefined,
  planned: readonly PlannedSection[],
  error: Error | undefined,
): BuildError {
  const index = planned.findIndex(({ hash }) => hash === section?.hash)
  const place = `${page.file} ${page.path} › section ${index + 1} (${section?.section.type})`
  return new BuildError(`${place} could not be drawn: ${error?.message}`, { cause: error })
}

/** Keeps a section: its facts as one line of JSON, then its HTML. */
export function storeSection(store: Store, hash: string, { html, facts }: RenderedSection): void {
  store.set(hash, `${JSON.stringify(facts)}\n${html}`)
}

/** A section that was rendered before, by its hash. */
export function storedSection(store: Store, hash: string): RenderedSection | undefined {
  const text = store.get(hash)
  if (text === undefined) return undefined
  const end = text.indexOf('\n')
  return { facts: JSON.parse(text.slice(0, end)) as SectionFacts, html: text.slice(end + 1) }
}
