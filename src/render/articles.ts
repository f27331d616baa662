import type { Site, SitePage } from '../content/resolve/site.ts'
import { shortTitle } from '../content/short-title.ts'
import type { ArticleFacts, PageLink } from '../parts/context.ts'

/** Finds what an article tells of its page: author, days, picture, and the articles before and after it in its folder. */
export function articleFacts({ pages, settings }: Site): (page: SitePage) => ArticleFacts {
  const places = new Map<SitePage, { folder: readonly SitePage[]; index: number }>()
  for (const folder of foldersOf(pages))
    for (const [index, page] of folder.entries()) places.set(page, { folder, index })
  return (page) => {
    const { published, updated, author } = page.article ?? {}
    const { folder = [], index = 0 } = places.get(page) ?? {}
    return {
      image: page.image,
      published,
      updated,
      author: author === undefined ? undefined : (settings.people?.[author] ?? { name: author }),
      previous: linkTo(folder[index - 1]),
      next: linkTo(folder[index + 1]),
    }
  }

  function linkTo(page: SitePage | undefined): PageLink | undefined {
    return page && { label: shortTitle(page.title, settings.name), href: page.path }
  }
}

/** The articles of each folder, the oldest first. */
function foldersOf(pages: readonly SitePage[]): Iterable<SitePage[]> {
  const folders = new Map<string, SitePage[]>()
  for (const page of pages) {
    if (!page.article) continue
    const name = page.path.slice(0, page.path.lastIndexOf('/'))
    const others = folders.get(name)
    if (others) others.push(page)
    else folders.set(name, [page])
  }
  const byDay = (page: SitePage) => `${page.article?.published} ${page.path}`
  for (const folder of folders.values()) folder.sort((a, b) => (byDay(a) < byDay(b) ? -1 : 1))
  return folders.values()
}
