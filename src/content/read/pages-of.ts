import { get } from '../json/pointer.ts'
import { PageSource, type SourceFile, type Sources } from './source-file.ts'

/** All pages as they are written: those of the config, then those in files of their own. */
export function pagesOf({
  config,
  includes,
  pages,
}: Pick<Sources, 'config' | 'includes' | 'pages'>): readonly PageSource[] {
  return pages ?? [...ownPages(config), ...includes.map(pageIn)]
}

/** The page in a file of its own. */
export function pageIn(file: SourceFile): PageSource {
  return file.pages?.[0] ?? new PageSource(file, '', () => file.parsed.value)
}

/** The pages in the config itself. */
export function ownPages(config: SourceFile): readonly PageSource[] {
  if (config.pages) return config.pages
  const pages = get(config.parsed.value, ['pages'])
  const own: unknown[] = Array.isArray(pages) ? pages : []
  return own.map((page, index) => new PageSource(config, `/pages/${index}`, () => page))
}
