import type { SitePage } from '../content/resolve/site.ts'
import type { PlannedSection } from '../render/plan.ts'
import type { RenderedSection, SectionFacts } from '../render/section.tsx'
import { BuildError } from './build-error.ts'
import type { Engine } from './engine.ts'
import type { Store } from './store.ts'

interface Job {
  readonly engine: Engine
  readonly store: Store
}

/** The sections of a page, rendered only where the store does not have them. */
export async function drawSections(page: SitePage, planned: readonly PlannedSection[], { store, engine }: Job) {
  let fresh = 0
  const drawn: RenderedSection[] = []
  for (const [index, { section, context, hash }] of planned.entries()) {
    let rendered = storedSection(store, hash)
    if (!rendered) {
      const { renderSection } = await engine.render()
      try {
        rendered = renderSection(section, context)
      } catch (error) {
        const place = `${page.file} ${page.path} › section ${index + 1} (${section.type})`
        throw new BuildError(`${place} could not be drawn: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        })
      }
      storeSection(store, hash, rendered)
      fresh += 1
    }
    drawn.push(rendered)
  }
  return { drawn, fresh }
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
