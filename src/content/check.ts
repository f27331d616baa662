import type { Diagnostic } from './diagnostic.ts'
import type { Sources } from './load.ts'
import { placeProblems } from './place.ts'
import { readContent } from './read-content.ts'
import { resolve } from './resolve.ts'
import type { Site } from './site.ts'

/** Judges a site and makes it ready to be drawn. There is no site when its files do not fit the schema. */
export function checkSite(sources: Sources): { site: Site | null; diagnostics: Diagnostic[] } {
  const { content, problems, sound } = readContent(sources)
  const diagnostics = [sources.config, ...sources.includes].flatMap((file) => {
    const found = problems.get(file)
    return found ? placeProblems(file, found) : []
  })
  return { site: sound && content ? resolve(content) : null, diagnostics }
}
