import { judgeSite, type Looking } from './check.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { ContentPage } from './judge/content.ts'
import type { Sources } from './read/source-file.ts'
import type { Site } from './resolve/site.ts'

/**
 * Judges a site while it is written, and makes ready to be drawn what is right of it. What has mistakes stays as it was
 * before: a page, or what surrounds all pages. Nothing is gone until all is right: a page that is not found may only
 * be one that cannot be read.
 */
export function checkLatest(
  sources: Sources,
  before: Site | null,
  { drafts, ...looking }: Looking & { drafts: boolean },
): { site: Site | null; diagnostics: Diagnostic[]; until: number } {
  const { diagnostics, until, resolve } = judgeSite(sources, looking)
  const wrong = diagnostics.filter(({ severity }) => severity === 'error').map(placeOf)
  if (wrong.length === 0) return { site: resolve({ drafts }), diagnostics, until }

  const places = new Set(wrong)
  const { path: config } = sources.config
  const isRight = (page: ContentPage) =>
    !places.has(`${page.file.path}${page.pointer}`) &&
    !page.sections.some(({ shared }) => shared !== null && places.has(`${config}/shared/${shared}`))
  const site = resolve({ drafts, only: isRight })
  if (!site) return { site: before, diagnostics, until }
  const around = places.has(config) ? before : site
  if (!around) return { site: null, diagnostics, until }
  const paths = new Set(site.pages.map(({ path }) => path))
  const kept = before?.pages.filter(({ path }) => !paths.has(path)) ?? []
  const { settings, words } = around
  return { site: { ...site, settings, words, pages: [...site.pages, ...kept] }, diagnostics, until }
}

/** What a mistake is in: a page or a shared section by its pointer, or else the file. */
function placeOf({ file, pointer }: Diagnostic): string {
  const [part = ''] = /^\/(pages\/\d+|shared\/[^/]+)(?=\/|$)/.exec(pointer) ?? []
  return file + part
}
