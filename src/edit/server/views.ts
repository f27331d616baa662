import path from 'node:path'
import { ofPlace } from '../../changes/site/operations.ts'
import { drawnEntry, listIn, pageAt, pagesOf, usesOf } from '../../changes/site/places.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import { sectionIds } from '../../content/ids.ts'
import { get, isIn, join, split } from '../../content/json/pointer.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { formatSummary } from '../../content/report/format/summary.ts'
import type { SitePage } from '../../content/resolve/site.ts'
import { fill, fillVariables } from '../../content/text/variables.ts'
import { isObject } from '../../is-object.ts'
import type { ContentState } from '../../preview/content-state.ts'
import type { Outline, PageState, SectionLine, SiteState, StepLine, Steps } from '../agreed.ts'
import type { Step } from './history.ts'
import { hasRoomInMenu } from './menu.ts'
import { errorsFirst, mistakeIn } from './mistakes.ts'
import { nameOf } from './section-name.ts'
import type { Session } from './session.ts'
import { shownOn } from './shared-uses.ts'

/** 200: who has more begins with these. */
const mostMistakes = 200

/** The whole site at a glance. */
export function outlineOf(state: ContentState, session: Session): Outline {
  const { sources, failure, told } = state
  const { diagnostics } = told
  const count = (severity: string, page?: unknown) =>
    diagnostics.filter((each) => each.severity === severity && (page === undefined || each.page === page)).length
  const config = sources?.config.parsed.value
  const { done, undone } = session.steps
  const known = variablesIn(sources)
  const wrong = new Set(diagnostics.map(({ page }) => page))
  const listed = [...diagnostics].sort(errorsFirst).slice(0, mostMistakes)
  const shownOf = sources ? shownOn(sources, listed) : () => null
  return {
    version: session.version,
    name: fill(words(get(config, ['site', 'name'])), known),
    config: sources?.config.path ?? '',
    place: path.resolve(sources?.config.path ?? ''),
    pages: (sources ? pagesOf(sources) : []).map(({ page: { path, title, draft } }) => ({
      path: words(path),
      title: fill(words(title), known),
      draft: draft === true,
      errors: wrong.has(words(path)) ? count('error', path) : 0,
      warnings: wrong.has(words(path)) ? count('warning', path) : 0,
    })),
    mistakes: listed.map((one) => ({ ...mistakeIn(sources)(one), shown: shownOf(one) })),
    errors: count('error'),
    warnings: count('warning'),
    failure,
    variables: known,
    hasRoomInMenu: sources !== null && hasRoomInMenu(sources),
    undo: done[0]?.title ?? null,
    redo: undone[0]?.title ?? null,
  }
}

/** A page with its sections as they are written. */
export function pageState(state: ContentState, session: Session, path: string): PageState | null {
  const { sources, latest, told } = state
  if (!sources || !pagesOf(sources).some(({ page }) => page.path === path)) return null
  const { file, at, page } = pageAt(sources, path)
  const { sections: _, ...value } = page
  const entries = listIn(page, 'sections')
  const drawn = entries.map((entry) => drawnEntry(sources, entry))
  const ids = idsOnPage(latest.site?.pages.find((one) => one.path === path))
  const uses = new Set(entries.flatMap((entry) => (isObject(entry) && typeof entry.use === 'string' ? entry.use : [])))
  return {
    version: session.version,
    path,
    file,
    at,
    value,
    sections: entries.map((entry, index) =>
      sectionLine(sources, { file, at: join(at, 'sections', index) }, entry, drawn[index] ?? {}, ids.get(index) ?? ''),
    ),
    mistakes: told.diagnostics
      .filter((each) => each.page === path || isOfShared(each, sources, uses))
      .map(mistakeIn(sources)),
  }
}

/** How the content stands before it is proposed. */
export function standingOf({ sources, latest: { diagnostics } }: ContentState) {
  const pages = sources ? pagesOf(sources) : []
  const sections = pages.reduce((sum, { page }) => sum + listIn(page, 'sections').length, 0)
  return {
    errors: diagnostics.filter(({ severity }) => severity === 'error').length,
    checked: {
      summary: formatSummary({ pages: pages.length, sections }, diagnostics),
      mistakes: [...diagnostics].sort(errorsFirst).slice(0, mostMistakes).map(mistakeIn(sources)),
    },
  }
}

/** The settings of the site. */
export function siteState({ told }: ContentState, session: Session): SiteState {
  const { config } = session.sources
  const value = get(config.parsed.value, ['site'])
  const isOfSite = ({ file, pointer }: Diagnostic) => file === config.path && isIn(pointer, '/site')
  return {
    version: session.version,
    file: config.path,
    value: isObject(value) ? value : {},
    mistakes: told.diagnostics.filter(isOfSite).map(mistakeIn(session.sources)),
  }
}

/** The ids that sections have in the page's HTML, by their places as written: what is not shown has none. */
function idsOnPage(page: SitePage | undefined): Map<number, string> {
  const ids = sectionIds(page?.sections ?? [])
  return new Map(ids.map((id, index) => [page?.places?.[index] ?? index, id]))
}

function sectionLine(
  sources: Sources,
  spot: SectionLine['spot'],
  entry: unknown,
  drawn: Readonly<Record<string, unknown>>,
  id: string,
): SectionLine {
  const written = isObject(entry) ? entry : {}
  const use = typeof written.use === 'string' ? written.use : null
  const { use: _, with: replaced, ...value } = drawn
  return {
    id,
    type: words(drawn.type),
    name: fill(nameOf(drawn), variablesIn(sources)),
    use,
    uses: use === null ? 0 : usesOf(sources, use),
    draft: written.draft === true,
    spot,
    shared: use === null ? null : sharedSection(sources, use),
    value: use === null ? written : value,
    own:
      use === null
        ? []
        : [
            ...Object.keys(isObject(replaced) ? replaced : {}),
            ...ofPlace.filter((name) => Object.hasOwn(written, name)),
          ],
  }
}

function sharedSection({ config }: Sources, name: string): SectionLine['shared'] {
  const at = join('/shared', name)
  const value = get(config.parsed.value, split(at))
  return value === undefined ? null : { file: config.path, at, fields: isObject(value) ? Object.keys(value) : [] }
}

/** The variables of the site, to be put into what is shown of texts. */
export function variablesIn(sources: Sources | null): Readonly<Record<string, string>> {
  const found = get(sources?.config.parsed.value, ['site', 'variables'])
  const texts = Object.entries(isObject(found) ? found : {}).map(([name, value]) => [name, words(value)] as const)
  return fillVariables(Object.fromEntries(texts))
}

function isOfShared({ file, pointer }: Diagnostic, { config }: Sources, uses: ReadonlySet<string>): boolean {
  const [top, name = ''] = split(pointer)
  return file === config.path && top === 'shared' && uses.has(name)
}

export function stepsOf({ steps: { done, undone } }: Session): Steps {
  return { done: done.map(stepLine), undone: undone.map(stepLine) }
}

export function stepLine({ id, title, where: { page, section }, when }: Step): StepLine {
  return { id, title, page: page ?? null, section: section ?? null, when: when ?? null }
}

/** Where only a text is understood. */
export function words(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
