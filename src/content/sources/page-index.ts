import type { Page, Source } from '../../generated/types.ts'
import { knownLanguage } from '../../language.ts'
import { SortedPages } from './sorted-pages.ts'

/** What a list asks of a page. A page as it is written and one as it is drawn both tell it. */
export type Listed = Pick<Page, 'path' | 'title' | 'topics' | 'article'>

export type Sort = NonNullable<Source['sort']>

/**
 * The pages of a site by their paths and by what is below a path. Made once; what it is asked twice is sorted once, so that
 * no list walks all pages.
 */
export class PageIndex<P extends Listed> {
  private readonly byPath = new Map<string, P>()
  /** By patterns: under "/garden/*" the pages one step below "/garden", under "/garden/**" all below it. */
  private readonly byPattern = new Map<string, P[]>()
  private readonly sorted = new Map<string, SortedPages<P>>()
  private readonly titles = new Map<P, string>()
  private collator: Intl.Collator | undefined

  constructor(
    pages: readonly P[],
    private readonly language: string,
    /** What a page is called where it is listed. */
    private readonly titleOf: (page: P) => string = ({ title }) => title,
  ) {
    for (const page of pages) {
      // Of two pages with one path the first counts. Nobody is led to what stands at unknown addresses.
      if (this.byPath.has(page.path) || page.path === '/404') continue
      this.byPath.set(page.path, page)
      this.addBelow(page)
    }
  }

  private addBelow(page: P): void {
    if (page.path === '/') return
    let folder = parentOf(page.path)
    this.add(`${folder}/*`, page)
    for (;;) {
      this.add(`${folder}/**`, page)
      if (folder === '') return
      folder = parentOf(folder)
    }
  }

  private add(pattern: string, page: P): void {
    const others = this.byPattern.get(pattern)
    if (others) others.push(page)
    else this.byPattern.set(pattern, [page])
  }

  /** The pages that paths and patterns find, each once, in order. */
  list(paths: readonly string[], sort: Sort): SortedPages<P> {
    const key = [sort, ...paths].join(' ')
    const before = this.sorted.get(key)
    if (before) return before
    const found = new Set(paths.flatMap((path) => this.byPattern.get(path) ?? this.byPath.get(path) ?? []))
    const list = new SortedPages([...found].sort(this.order(sort)))
    this.sorted.set(key, list)
    return list
  }

  private title(page: P): string {
    const title = this.titles.get(page) ?? this.titleOf(page)
    this.titles.set(page, title)
    return title
  }

  /** Pages that are equal otherwise stand in the order of their paths. */
  private order(sort: Sort): (a: P, b: P) => number {
    const byPath = (a: P, b: P) => (a.path < b.path ? -1 : 1)
    switch (sort) {
      case 'newest':
        return (a, b) => compare(dayOf(b, ''), dayOf(a, '')) || byPath(a, b)
      case 'oldest':
        return (a, b) => compare(dayOf(a, '~'), dayOf(b, '~')) || byPath(a, b)
      case 'title': {
        // Few lists are sorted so, and what knows alphabets takes its time to be there.
        this.collator ??= new Intl.Collator(knownLanguage(this.language))
        const { collator } = this
        return (a, b) => collator.compare(this.title(a), this.title(b)) || byPath(a, b)
      }
      case 'as-written':
        return () => 0
    }
  }
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** The day of publication; of a page without one, what sorts it last. */
function dayOf({ article }: Listed, none: string): string {
  return article?.published ?? none
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
