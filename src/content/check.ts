import type { Diagnostic } from './diagnostic.ts'
import type { Content, ContentPage } from './judge/content.ts'
import { type Inspected, judgeContent } from './judge/judge-content.ts'
import { NotRead } from './judge/unread-page.ts'
import { filesOf } from './read/files-of.ts'
import type { PageFacts } from './read/page-facts.ts'
import { pagesOf } from './read/pages-of.ts'
import type { PageSource, Sources } from './read/source-file.ts'
import { diagnose } from './report/diagnose.ts'
import { nextChange } from './resolve/due.ts'
import { resolve } from './resolve/resolve.ts'
import type { Site } from './resolve/site.ts'
import { runRules } from './rules/run.ts'
import { drawSources } from './sources/draw.ts'
import { finish, type Steps } from './steps.ts'
import { readInSteps, visitInSteps } from './survey/survey.ts'
import { factsToKeep } from './survey/take-facts.ts'
import type { At } from './times/clock.ts'
import { takeInParts } from './unknown-pages/take-in-parts.ts'
import type { Workspace } from './workspace.ts'

/** How a site is looked at. */
export interface Looking {
  /** Now, unless another moment is asked about. */
  at?: At
  workspace?: Workspace
  /** Gets what is drawn as soon as all files are known to fit the schema, long before rules have had their say. */
  drawable?: (site: Site) => void
  /** The code of a second thread that may judge, too. */
  secondJudge?: URL
}

/** What is found out of a site. */
export interface JudgedSite {
  /** Errors and warnings: the same for the same content, but for what time mends. */
  diagnostics: Diagnostic[]
  /** What the day tells: it changes no verdict. */
  notices: Diagnostic[]
  inspected: Inspected
  /** What the files say; null when too little could be read. */
  content: Content | null
  /** Until when time alone changes nothing. */
  until: number
  /** What is to be kept of pages of which nothing is to be said. */
  facts: ReadonlyMap<PageSource, PageFacts>
  resolve: (options?: { drafts?: boolean }) => Site | null
}

/** Judges a site. Its content can be made a site as soon as all files fit the schema, whatever rules say. */
export function judgeSite(sources: Sources, looking: Looking = {}): JudgedSite {
  return finish(judgeInSteps(sources, looking))
}

export function* judgeInSteps(sources: Sources, looking: Looking = {}): Steps<JudgedSite> {
  const { workspace } = looking
  const { content, problems, sound, inspected, site, facts } = yield* judgeAll(sources, looking)
  const all = diagnose(filesOf(sources), problems)
  const isNotice = ({ severity }: Diagnostic) => severity === 'notice'
  return {
    diagnostics: all.filter((each) => !isNotice(each)),
    notices: all.filter(isNotice),
    inspected,
    content,
    until: content ? nextChange(content) : Number.POSITIVE_INFINITY,
    facts,
    resolve: ({ drafts = false } = {}) => {
      if (!site || !sound) return null
      return resolve(drafts && content ? { ...site, pages: drawSources(content, { drafts }).pages } : site, workspace)
    },
  }
}

/** Where one page after the other has to be read, all are read at last. */
const mostTimes = 5

/**
 * Judges all of a site. Facts only tell that nothing is to be said of a page: as soon as something may be, or more has to
 * be known of it, its file is read, and all is judged again.
 */
function* judgeAll(sources: Sources, { at = Date.now(), workspace, drawable, secondJudge }: Looking) {
  yield* takeInParts(sources, at, secondJudge)
  for (let times = 1; ; times++) {
    try {
      const judged = judgeContent(sources, at, workspace)
      yield
      const told = new Set<ContentPage>()
      const visited = judged.content && (yield* visitInSteps(drawSources(judged.content)))
      // What is read again because of what rules ask is drawn as before.
      if (visited && judged.sound && times === 1) drawable?.(resolve(visited, workspace))
      const site = visited && (yield* readInSteps(visited))
      if (site) for (const [file, more] of yield* runRules(site, told)) judged.problems.add(file, more)
      const unread = [...told].filter(({ facts }) => facts)
      if (unread.length === 0) return { ...judged, site, facts: yield* factsToKeep(sources, judged, site, told) }
      for (const { source } of unread) source.facts = undefined
    } catch (error) {
      if (!(error instanceof NotRead)) throw error
      const asked = times < mostTimes ? [error.source] : pagesOf(sources)
      for (const source of asked) source.facts = undefined
    }
  }
}

/**
 * Judges a site and makes it ready to be drawn. There is no site when its files do not fit the schema. What is judged is
 * what visitors see; where the site is drawn for its authors, lists may show drafts.
 */
export function checkSite(
  sources: Sources,
  { drafts = false, ...looking }: Looking & { drafts?: boolean } = {},
): { site: Site | null; diagnostics: Diagnostic[]; until: number } {
  const { diagnostics, until, resolve } = judgeSite(sources, looking)
  return { site: resolve({ drafts }), diagnostics, until }
}
