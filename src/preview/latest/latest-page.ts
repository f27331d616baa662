import { mergeUse } from '../../content/judge/compose.ts'
import { type ContentPage, isUse, type PageSection } from '../../content/judge/content.ts'
import { fits, type JudgeMemory } from '../../content/judge/page-reader.ts'
import type { PageSource } from '../../content/read/source-file.ts'
import { hasSource } from '../../content/sources/lists.ts'
import { isTimed } from '../../content/times/span.ts'
import type { Page, Section } from '../../generated/types.ts'
import { validateSection } from '../../generated/validate.js'
import { isObject } from '../../is-object.ts'
import { became } from '../became.ts'
import { isEntry, latestFields } from './fit.ts'

/** A page as far as it can be shown. */
export interface LatestPage {
  readonly content: ContentPage
  /** The sections that are shown as they were before, by their indices. */
  readonly kept: ReadonlySet<number>
  /** Those that were never right: something stands in their place. */
  readonly missing: ReadonlySet<number>
}

/** Shared sections as far as they fit, and the names of those that are as they were before. */
export interface LatestShared {
  readonly sections: Readonly<Record<string, Section>>
  readonly kept: ReadonlySet<string>
}

const none: ReadonlySet<number> = new Set()

/** Pages that are all right and steady, by what is written. While somebody types, most stay as they are. */
const steady = new WeakMap<object, { readonly shared: LatestShared; readonly latest: LatestPage }>()

/** Pages by their paths; of two with one path the first counts. */
export function pagesOf(pages: readonly LatestPage[]): Map<string, LatestPage> {
  const found = new Map<string, LatestPage>()
  for (const page of pages) if (!found.has(page.content.page.path)) found.set(page.content.page.path, page)
  return found
}

/** What can be shown of a page that may have mistakes; null when nobody knows where it belongs. */
export function latestPage(
  source: PageSource,
  shared: LatestShared,
  earlier: (path: string) => LatestPage | undefined,
  memory: JudgeMemory,
  canBeDrawn: (index: number) => boolean = () => true,
): LatestPage | null {
  const { value, file, pointer } = source
  if (!isObject(value)) return null
  const same = steady.get(value)
  const last = same?.latest.content.source
  if (same && same.shared === shared && last?.file === file && last.pointer === pointer) return same.latest
  const before = typeof value.path === 'string' ? earlier(value.path) : undefined
  const isKnown = fits(value, memory)
  const page = isKnown ? value : asPage(value, before?.content.page)
  if (!page) return null
  const content: ContentPage = { page, source, sections: [] }
  const now = page.sections.map((entry, index) =>
    canBeDrawn(index) && (isKnown || isEntry(entry)) ? placed(content, index, entry, shared) : undefined,
  )
  const kept = new Set(now.flatMap((one, index) => (one?.shared != null && shared.kept.has(one.shared) ? [index] : [])))
  if (!now.includes(undefined)) {
    content.sections = now.filter((one) => one !== undefined)
    const latest = { content, kept, missing: none }
    content.isSteady = isKnown && isSteady(content)
    if (content.isSteady && kept.size === 0) steady.set(value, { shared, latest })
    return latest
  }
  // Another object: what was made of the page as it is written is remembered by it.
  content.page = { ...page }
  const known = before ? knownSections(before, page.sections) : []
  const missing = new Set<number>()
  content.sections = now.map((one, index): PageSection => {
    if (one) return one
    const section = known[index]
    ;(section ? kept : missing).add(index)
    return { page: content, index, section: section ?? standIn(index), shared: null }
  })
  return { content, kept, missing }
}

function isSteady({ page, sections }: ContentPage): boolean {
  return !isTimed(page) && !sections.some(({ section }) => isTimed(section) || hasSource(section))
}

/** A page of which the fields fit, and of the sections some may not. */
function asPage(value: Record<string, unknown>, before: Page | undefined): Page | null {
  const fields = latestFields(value, before)
  // What of the sections does not fit is never drawn.
  return fields && { ...fields, sections: Array.isArray(value.sections) ? value.sections : (before?.sections ?? []) }
}

/** Holds the place of a section that was never right; it has an id, so that it takes none from another one. */
function standIn(index: number): Section {
  return { type: 'rich-text', id: `mistake-${index + 1}`, body: '' }
}

function placed(
  page: ContentPage,
  index: number,
  entry: Page['sections'][number],
  { sections }: LatestShared,
): PageSection | undefined {
  if (!isUse(entry)) return { page, index, section: entry, shared: null }
  const original = Object.hasOwn(sections, entry.use) ? sections[entry.use] : undefined
  if (!original || (entry.with && Object.hasOwn(entry.with, 'type'))) return undefined
  const section = mergeUse(original, entry)
  return section === original || validateSection(section) ? { page, index, section, shared: entry.use } : undefined
}

/** What the sections of a page were when they were last right. */
function knownSections({ content, missing }: LatestPage, now: readonly unknown[]): (Section | undefined)[] {
  const known = now.map((): Section | undefined => undefined)
  const last = new Map(content.sections.map(({ index, section }) => [index, section]))
  const later = became(content.page.sections.map(nameOf), now.map(nameOf))
  for (const [index, at] of later.entries()) if (at !== undefined && !missing.has(index)) known[at] = last.get(index)
  return known
}

function nameOf(entry: unknown): string {
  if (!isObject(entry)) return ''
  const { id, use, type, heading } = entry
  return typeof id === 'string' ? id : JSON.stringify([use, type, heading])
}
