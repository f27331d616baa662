import type { Diagnostic } from '../../content/diagnostic.ts'
import { join } from '../../content/json/pointer.ts'
import type { SitePage } from '../../content/resolve/site.ts'
import type { LatestPage } from './latest-page.ts'

/** What is to be said of a section on a page. */
export interface Mark {
  /** Where it stands among the sections of the page as they are shown, and as they are written. */
  readonly position: number
  readonly index: number
  /** As it is written; as it was when it last fitted; or not at all, because it never did. */
  readonly shown: 'now' | 'before' | 'never'
  readonly mistakes: readonly Diagnostic[]
}

/** The marks of pages that have some. */
export type Marks = ReadonlyMap<SitePage, readonly Mark[]>

/** The mistakes of a site by the sections in which they are: each has a name by where it is written. */
export function bySection(mistakes: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>()
  for (const mistake of mistakes) {
    const [place] = /^(?:\/pages\/\d+)?\/sections\/\d+(?=\/|$)|^\/shared\/[^/]+(?=\/|$)/.exec(mistake.pointer) ?? []
    if (place === undefined) continue
    const name = mistake.file + place
    const others = found.get(name)
    if (others) others.push(mistake)
    else found.set(name, [mistake])
  }
  return found
}

/** The names of the sections on a page by which mistakes are found: its own, and that of the shared one. */
export function mistakesAt(
  { content: { page, source } }: LatestPage,
  index: number,
  config: string,
  mistakes: ReadonlyMap<string, readonly Diagnostic[]>,
): readonly Diagnostic[] {
  const own = mistakes.get(source.file.path + join(source.pointer, 'sections', index)) ?? []
  const entry: unknown = page.sections[index]
  const use = typeof entry === 'object' && entry !== null && 'use' in entry ? entry.use : undefined
  const shared = typeof use === 'string' ? mistakes.get(config + join('/shared', use)) : undefined
  return shared ? [...own, ...shared] : own
}

/** The marks of a page, one for each section that needs one. */
export function marksOf(
  page: SitePage,
  latest: LatestPage,
  mistakesIn: (page: LatestPage, index: number) => readonly Diagnostic[],
): Mark[] {
  return page.sections.flatMap((_, position): Mark[] => {
    const index = page.places?.[position] ?? position
    const shown = latest.missing.has(index) ? 'never' : latest.kept.has(index) ? 'before' : 'now'
    const mistakes = mistakesIn(latest, index)
    return shown === 'now' && mistakes.length === 0 ? [] : [{ position, index, shown, mistakes }]
  })
}
