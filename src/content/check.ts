import type { Diagnostic } from './diagnostic.ts'
import type { Content } from './judge/content.ts'
import { type Inspected, judgeContent } from './judge/judge-content.ts'
import type { Sources } from './read/source-file.ts'
import { diagnose } from './report/diagnose.ts'
import { nextChange } from './resolve/due.ts'
import { resolve } from './resolve/resolve.ts'
import type { Site } from './resolve/site.ts'
import { runRules } from './rules/run.ts'
import { drawSources } from './sources/draw.ts'
import { survey } from './survey/survey.ts'
import type { At } from './times/clock.ts'
import type { Workspace } from './workspace.ts'

/** How a site is looked at. */
export interface Looking {
  /** Now, unless another moment is asked about. */
  at?: At
  workspace?: Workspace
}

/** Judges a site. Its content can be made a site as soon as all files fit the schema, whatever rules say. */
export function judgeSite(
  sources: Sources,
  { at = Date.now(), workspace }: Looking = {},
): {
  /** Errors and warnings: the same for the same content, but for what time mends. */
  diagnostics: Diagnostic[]
  /** What the day tells: it changes no verdict. */
  notices: Diagnostic[]
  inspected: Inspected
  /** What the files say; null when too little could be read. */
  content: Content | null
  /** Until when time alone changes nothing. */
  until: number
  resolve: (options?: { drafts?: boolean }) => Site | null
} {
  const { content, problems, sound, inspected } = judgeContent(sources, at, workspace)
  const site = content && survey(drawSources(content))
  if (site) for (const [file, more] of runRules(site)) problems.add(file, more)
  const all = diagnose([sources.config, ...sources.includes], problems)
  const isNotice = ({ severity }: Diagnostic) => severity === 'notice'
  return {
    diagnostics: all.filter((each) => !isNotice(each)),
    notices: all.filter(isNotice),
    inspected,
    content,
    until: content ? nextChange(content) : Number.POSITIVE_INFINITY,
    resolve: ({ drafts = false } = {}) => {
      if (!site || !sound) return null
      return resolve(drafts ? { ...site, pages: drawSources(content, { drafts }).pages } : site, workspace)
    },
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
