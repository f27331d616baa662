import { compare } from '../../changes/compare/index.ts'
import { stateOf } from '../../changes/compare/state.ts'
import { tellAsText } from '../../changes/tell/text.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { newestVersion } from '../../schema/version.ts'

/** What is another in a state of a site, in words. */
export function changesBetween(before: Sources, after: Sources): string {
  const [old, now] = [before, after].map((sources) => stateOf(sources, publicFilesOf(sources), '', newestVersion()))
  return old && now ? tellAsText(compare(old, now), after.config.path) : ''
}

/** Pictures by what is in them; of other files the name says enough, since none is written. */
function publicFilesOf({ publicFiles, pictures }: Sources): Map<string, string> {
  return new Map(Array.from(publicFiles, (name) => [name, pictures?.get(name)?.hash ?? name]))
}
