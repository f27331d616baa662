import type { Page } from '../../generated/types.ts'
import { examplePictures } from '../../schema/example-pictures.ts'
import type { ContentPage } from '../judge/content.ts'
import type { Visited } from '../survey/survey.ts'
import { standsAlone } from '../survey/take-facts.ts'
import { fill, fillVariables } from '../text/variables.ts'
import { duePage, dueSettings } from './due.ts'
import { readLate } from './read-late.ts'
import { inSeveral } from './several.ts'
import type { Site, SitePage } from './site.ts'
import { wordsOf } from './words.ts'

/** What resolving remembers: pages by what they were made of. While someone writes, most stay the same objects. */
export interface ResolveMemory {
  resolved: {
    /** What stands in pages beside what they say themselves: variables and shared sections. */
    readonly shared: string
    readonly pages: WeakMap<Page, SitePage>
  }
}

/** The site as it is drawn at the moment: variables are filled in, and what is not due is left out. */
export function resolve(
  {
    settings,
    shared,
    pages,
    publicFiles,
    sources,
    clock,
  }: Pick<Visited, 'settings' | 'shared' | 'pages' | 'publicFiles' | 'sources' | 'clock'>,
  memory?: ResolveMemory,
): Site {
  const variables = fillVariables(settings.variables ?? {})
  const filled = fill(settings, variables)
  const resolved = memory ? resolvedWith(JSON.stringify([settings.variables, shared]), memory) : new WeakMap()
  const words = wordsOf(settings.words, variables)
  const resolvePage = (written: ContentPage): SitePage => {
    const { page, source, sections } = written
    const { file, pointer } = source
    const drawn = sections.map(({ section }) => section)
    const places = sections.map(({ index }) => index)
    const isWhole = places.length === page.sections.length
    const made = source.made !== undefined && standsAlone(written) ? { made: source.made } : {}
    return {
      ...fill({ ...page, sections: drawn }, variables),
      ...(!isWhole && { places }),
      file: file.path,
      pointer,
      ...made,
    }
  }
  const due = pages.flatMap((page) => {
    // A page of which only facts are known has no times.
    if (page.facts) return readLate(page, page.facts, shared, variables)
    // What lists show is written on other pages.
    const hasList = !page.isSteady && page.sections.some(({ listed }) => listed)
    const known = (!hasList && resolved.get(page.page)) || resolvePage(page)
    if (!hasList) resolved.set(page.page, known)
    if (page.isSteady) return known
    const all = page.goesOn ? inSeveral(known, fill(page.goesOn, variables), words, filled.name) : [known]
    return all.flatMap((one) => duePage(one, clock))
  })
  return {
    settings: dueSettings(settings.variables ? { ...filled, variables } : filled, clock),
    words,
    pages: due,
    publicFiles: new Set([
      ...publicFiles,
      ...sources.map(({ value }) => value).filter((value) => examplePictures.has(value)),
    ]),
  }
}

function resolvedWith(shared: string, memory: ResolveMemory): WeakMap<Page, SitePage> {
  if (memory.resolved.shared !== shared) memory.resolved = { shared, pages: new WeakMap() }
  return memory.resolved.pages
}
