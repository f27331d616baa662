import type { Looking } from '../../content/check.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import { split } from '../../content/json/pointer.ts'
import type { Content } from '../../content/judge/content.ts'
import { pagesOf as writtenPages } from '../../content/read/pages-of.ts'
import type { PageSource, Sources } from '../../content/read/source-file.ts'
import { nextChange } from '../../content/resolve/due.ts'
import { resolve } from '../../content/resolve/resolve.ts'
import { type DrawnContent, drawSources } from '../../content/sources/draw.ts'
import { hasSource } from '../../content/sources/lists.ts'
import { clockAt } from '../../content/times/clock.ts'
import type { Workspace } from '../../content/workspace.ts'
import type { Section } from '../../generated/types.ts'
import { validateSection } from '../../generated/validate.js'
import { isObject } from '../../is-object.ts'
import { latestSettings } from './fit.ts'
import { type LatestPage, type LatestShared, latestPage, pagesOf } from './latest-page.ts'
import { bySection, marksOf, mistakesAt } from './marks.ts'
import type { Latest } from './state.ts'

/** Makes ready to be drawn what can be shown of a site with mistakes. */
export function drawLatest(
  sources: Sources,
  before: Latest,
  diagnostics: readonly Diagnostic[],
  { at = Date.now(), drafts, workspace }: Looking & { drafts: boolean; workspace: Workspace },
): Latest {
  const { config, publicFiles, pictures = new Map() } = sources
  const mistakes = diagnostics.filter(({ severity }) => severity === 'error')
  const value = isObject(config.parsed.value) ? config.parsed.value : {}
  // Who chooses a colour that is hard to read sees why.
  const broken = new Set(
    mistakes.flatMap(({ file, pointer, rule }) =>
      file === config.path && pointer.startsWith('/site/') && rule !== 'contrast' ? (split(pointer)[1] ?? []) : [],
    ),
  )
  const settings = latestSettings(value.site, before.content?.settings, broken)
  if (!settings) return { ...before, diagnostics }
  const shared = latestShared(value.shared, before.content?.shared)

  const written = writtenPages(sources)
  const read = (canBeDrawn?: (page: PageSource, index: number) => boolean) =>
    withLost(
      written,
      written.map((page) =>
        latestPage(
          page,
          shared,
          (path) => before.pages.get(path),
          workspace,
          canBeDrawn && ((index) => canBeDrawn(page, index)),
        ),
      ),
      before,
    )
  const contentOf = ({ pages, complete }: ReturnType<typeof read>): Content => ({
    settings,
    shared: shared.sections,
    pages: [...pages.values()].map(({ content }) => content),
    config,
    publicFiles,
    pictures,
    clock: clockAt(at, settings.timezone),
    unsurePaths: new Set(),
    wrongPaths: [],
    forgotten: new Map(),
    complete,
  })
  const named = bySection(mistakes)
  const mistakesIn = (page: LatestPage, index: number) => mistakesAt(page, index, config.path, named)
  // Most pages: to ask each of their sections takes longer than all else, at each letter that is typed.
  const hasNoMark = ({ kept, missing }: LatestPage) => named.size + kept.size + missing.size === 0

  let now = read()
  let content = contentOf(now)
  let drawn = drawSources(content, { drafts })
  const unfit = named.size > 0 ? unfitLists(drawn, now.pages, mistakesIn) : new Set<string>()
  if (unfit.size > 0) {
    now = read(({ file, pointer }, index) => !unfit.has(`${file.path}${pointer} ${index}`))
    content = contentOf(now)
    drawn = drawSources(content, { drafts })
  }
  const site = resolve({ ...drawn, sources: [] }, workspace)
  const marks = new Map(
    site.pages.flatMap((page) => {
      const path = now.pages.has(page.path) ? page.path : (drawn.further.get(page.path)?.page.path ?? '')
      const latest = now.pages.get(path)
      const found = latest && !hasNoMark(latest) ? marksOf(page, latest, mistakesIn) : []
      return found.length > 0 ? [[page, found] as const] : []
    }),
  )
  return { site, diagnostics, marks, until: nextChange(content), content, pages: now.pages }
}

const noShared: LatestShared = { sections: {}, kept: new Set() }

/** Shared sections that all fit, by what is written: what was made with them is known to be. */
const fitting = new WeakMap<object, LatestShared>()

/** Each shared section as it is now where it fits, and else as it was. */
function latestShared(written: unknown, before: Record<string, Section> = {}): LatestShared {
  if (!isObject(written)) return noShared
  const known = fitting.get(written)
  if (known) return known
  const now = Object.entries(written)
  const kept = now.filter(([, section]) => !validateSection(section)).map(([name]) => name)
  const sections = now.flatMap(([name, section]) => {
    const latest = validateSection(section) ? section : Object.hasOwn(before, name) ? before[name] : undefined
    return latest ? [[name, latest] as const] : []
  })
  const latest = { sections: Object.fromEntries(sections), kept: new Set(kept) }
  if (kept.length === 0) fitting.set(written, latest)
  return latest
}

/**
 * The pages that are there. What a file had before is still there while nobody knows where a page of it belongs: that page
 * may be one of them.
 */
function withLost(
  written: readonly PageSource[],
  found: readonly (LatestPage | null)[],
  before: Latest,
): { pages: Map<string, LatestPage>; complete: boolean } {
  const pages = pagesOf(found.filter((page) => page !== null))
  const unclear = new Set(written.filter((_, index) => found[index] === null).map(({ file }) => file.path))
  for (const [path, page] of before.pages)
    if (unclear.has(page.content.source.file.path) && !pages.has(path)) pages.set(path, page)
  return { pages, complete: unclear.size === 0 }
}

/** The lists that sources fill wrongly and that are told for it, such as those in a circle. */
function unfitLists(
  { pages }: DrawnContent,
  latest: ReadonlyMap<string, LatestPage>,
  mistakesIn: (page: LatestPage, index: number) => readonly Diagnostic[],
): Set<string> {
  const unfit = new Set<string>()
  for (const { page, source, sections } of pages) {
    const known = latest.get(page.path)
    for (const { index, section } of sections) {
      const written = known?.content.sections.find((one) => one.index === index)
      if (!known || !written || !hasSource(written.section) || validateSection(section)) continue
      if (mistakesIn(known, index).length > 0) unfit.add(`${source.file.path}${source.pointer} ${index}`)
    }
  }
  return unfit
}
