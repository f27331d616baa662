import type { Page, SiteSettings } from '../../generated/types.ts'
import { examplePictures } from '../../schema/example-pictures.ts'
import type { ContentPage } from '../judge/content.ts'
import type { Survey } from '../survey/survey.ts'
import { fill, fillVariables } from '../text/variables.ts'
import type { Site, SitePage } from './site.ts'

/**
 * What was made before, with the settings and of the page as they are. While someone writes, most stay the same objects;
 * when a shared section changes, the settings beside it are read anew.
 */
const made = new WeakMap<SiteSettings, WeakMap<Page, SitePage>>()

/** The site as it is drawn: variables are filled in. */
export function resolve({ settings, pages, publicFiles, sources }: Survey): Site {
  const variables = fillVariables(settings.variables ?? {})
  const filled = fill(settings, variables)
  const before = made.get(settings) ?? new WeakMap<Page, SitePage>()
  made.set(settings, before)
  const resolvePage = ({ page, file, pointer, sections }: ContentPage): SitePage => {
    const drawn = sections.map(({ section }) => section)
    return { ...fill({ ...page, sections: drawn }, variables), file: file.path, pointer }
  }
  return {
    settings: settings.variables ? { ...filled, variables } : filled,
    pages: pages.map((page) => {
      const site = before.get(page.page) ?? resolvePage(page)
      before.set(page.page, site)
      return site
    }),
    publicFiles: new Set([
      ...publicFiles,
      ...sources.map(({ value }) => value).filter((value) => examplePictures.has(value)),
    ]),
  }
}
