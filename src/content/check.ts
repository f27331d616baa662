import type { Diagnostic } from './diagnostic.ts'
import type { ContentPage } from './judge/content.ts'
import { type Inspected, judgeContent } from './judge/judge-content.ts'
import type { Sources } from './read/source-file.ts'
import { diagnose } from './report/diagnose.ts'
import { resolve } from './resolve/resolve.ts'
import type { Site } from './resolve/site.ts'
import { runRules } from './rules/run.ts'
import { survey } from './survey/survey.ts'
import type { Workspace } from './workspace.ts'

/** Judges a site. Its content can be made a site as soon as all files fit the schema, whatever rules say. */
export function judgeSite(
  sources: Sources,
  workspace?: Workspace,
): {
  diagnostics: Diagnostic[]
  inspected: Inspected
  /** The site; or, where it has mistakes, those of its pages that are asked for. */
  resolve: (only?: (page: ContentPage) => boolean) => Site | null
} {
  const { content, problems, sound, inspected } = judgeContent(sources, workspace)
  const site = content && survey(content)
  if (site) for (const [file, more] of runRules(site)) problems.add(file, more)
  const diagnostics = diagnose([sources.config, ...sources.includes], problems)
  return {
    diagnostics,
    inspected,
    resolve: (only) => {
      if (!site || !(sound || only)) return null
      return resolve(only ? { ...site, pages: site.pages.filter(only) } : site, workspace)
    },
  }
}

/** Judges a site and makes it ready to be drawn. There is no site when its files do not fit the schema. */
export function checkSite(sources: Sources, workspace?: Workspace): { site: Site | null; diagnostics: Diagnostic[] } {
  const { diagnostics, resolve } = judgeSite(sources, workspace)
  return { site: resolve(), diagnostics }
}
