import { type Inspected, readContent } from './judge/read-content.ts'
import { writtenTwice } from './judge/twice.ts'
import type { SourceFile, Sources } from './read/load.ts'
import type { Diagnostic } from './report/diagnostic.ts'
import { placeProblems } from './report/place.ts'
import type { Problem } from './report/problem.ts'
import { resolve } from './resolve/resolve.ts'
import type { Site } from './resolve/site.ts'
import { runRules } from './rules/run.ts'
import { survey } from './survey/survey.ts'

/** Judges a site. Its content can be made a site as soon as all files fit the schema, whatever rules say. */
export function judgeSite(sources: Sources): {
  diagnostics: Diagnostic[]
  inspected: Inspected
  resolve: () => Site | null
} {
  const { content, problems, sound, inspected } = readContent(sources)
  const site = content && survey(content)
  for (const found of [site ? runRules(site) : new Map<SourceFile, Problem[]>(), writtenTwice(sources, site)]) {
    for (const [file, more] of found) problems.add(file, more)
  }
  const diagnostics = [sources.config, ...sources.includes].flatMap((file) =>
    placeProblems(file, problems.get(file) ?? []),
  )
  return {
    diagnostics,
    inspected,
    resolve: () => (sound && site ? resolve(site) : null),
  }
}

/** Judges a site and makes it ready to be drawn. There is no site when its files do not fit the schema. */
export function checkSite(sources: Sources): { site: Site | null; diagnostics: Diagnostic[] } {
  const { diagnostics, resolve } = judgeSite(sources)
  return { site: resolve(), diagnostics }
}
