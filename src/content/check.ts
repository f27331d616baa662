import type { Diagnostic } from './diagnostic.ts'
import { type Inspected, judgeContent } from './judge/judge-content.ts'
import type { Sources } from './read/source-file.ts'
import { diagnose } from './report/diagnose.ts'
import { resolve } from './resolve/resolve.ts'
import type { Site } from './resolve/site.ts'
import { runRules } from './rules/run.ts'
import { type Survey, survey } from './survey/survey.ts'
import type { Workspace } from './workspace.ts'

/** Judges a site. Its content can be made a site as soon as all files fit the schema, whatever rules say. */
export function judgeSite(
  sources: Sources,
  workspace?: Workspace,
): {
  diagnostics: Diagnostic[]
  inspected: Inspected
  /** What could be read, mistakes and all; null when that is too little. */
  survey: Survey | null
  resolve: () => Site | null
} {
  const { content, problems, sound, inspected } = judgeContent(sources, workspace)
  const site = content && survey(content)
  if (site) for (const [file, more] of runRules(site)) problems.add(file, more)
  const diagnostics = diagnose([sources.config, ...sources.includes], problems)
  return {
    diagnostics,
    inspected,
    survey: site,
    resolve: () => (sound && site ? resolve(site, workspace) : null),
  }
}

/** Judges a site and makes it ready to be drawn. There is no site when its files do not fit the schema. */
export function checkSite(sources: Sources, workspace?: Workspace): { site: Site | null; diagnostics: Diagnostic[] } {
  const { diagnostics, resolve } = judgeSite(sources, workspace)
  return { site: resolve(), diagnostics }
}
