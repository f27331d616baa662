import type { Content } from './content.ts'
import type { Site } from './site.ts'
import { fill, fillVariables } from './variables.ts'

/** The site as it is drawn: variables are filled in. */
export function resolve(content: Content): Site {
  const variables = fillVariables(content.settings.variables ?? {})
  const settings = fill(content.settings, variables)
  return {
    settings: content.settings.variables ? { ...settings, variables } : settings,
    pages: content.pages.map(({ page, file, pointer, sections }) => ({
      ...fill({ ...page, sections: sections.map(({ section }) => section) }, variables),
      file: file.path,
      pointer,
    })),
    publicFiles: content.publicFiles,
  }
}
