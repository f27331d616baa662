import type { Page, Source } from '../../generated/types.ts'
import type { PageIndex, Sort } from './page-index.ts'

/** One name or several, as a list. */
export function listOf(names: string | readonly string[] | undefined): readonly string[] {
  return names === undefined ? [] : typeof names === 'string' ? [names] : names
}

/** Whether a name stands for all pages below a path. */
export function isPattern(path: string): boolean {
  return path.endsWith('*')
}

/** Where a source looks that names no pages. */
const everywhere = ['/', '/**']

/** The pages that a source finds for the page that shows them. */
export function findPages(source: Source, page: Page, index: PageIndex<Page>): readonly Page[] {
  const { related, limit = Number.POSITIVE_INFINITY } = source
  const paths = source.pages === undefined ? everywhere : listOf(source.pages)
  const topics = source.topic === undefined ? undefined : listOf(source.topic)
  const sort: Sort = source.sort ?? (paths.some(isPattern) ? 'newest' : 'as-written')
  const list = index.list(paths, sort)
  const among = related ? list.related(page.topics ?? []) : topics ? list.about(topics) : list.all
  const left = new Set(source.except === undefined ? [] : index.list(listOf(source.except), 'as-written').all)
  const found: Page[] = []
  for (const one of among) {
    if (found.length >= limit) break
    const isAsked =
      !related || (one.path !== page.path && (!topics || one.topics?.some((topic) => topics.includes(topic))))
    if (isAsked && !left.has(one)) found.push(one)
  }
  return found
}
