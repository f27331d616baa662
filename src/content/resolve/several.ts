import type { Words } from '../../generated/words.ts'
import { pageAddress, pagerOf } from '../sources/pager.ts'
import { fillText } from '../text/variables.ts'
import type { SitePage, SiteSection } from './site.ts'

/** The pages over which a list of a page goes on. Around the list they are the same; an article is only the first. */
export function inSeveral(
  page: SitePage,
  { index, sections }: { index: number; sections: readonly SiteSection[] },
  words: Words,
): SitePage[] {
  const { article: _, topics: __, entry: ___, shareCard: ____, ...further } = page
  const lists = [...page.sections.slice(index, index + 1), ...sections]
  return lists.map((list, at) => {
    const number = at + 1
    const own = number === 1 ? page : { ...further, ...called(page, number, words) }
    return {
      ...own,
      sections: page.sections.with(index, { ...list, pager: pagerOf(page.path, number, lists.length) }),
      ...(number > 1 && { previous: pageAddress(page.path, number - 1) }),
      ...(number < lists.length && { next: pageAddress(page.path, number + 1) }),
    }
  })
}

function called({ path, title }: SitePage, number: number, { pager }: Words): Pick<SitePage, 'path' | 'title'> {
  return { path: pageAddress(path, number), title: fillText(pager.title, { title, page: String(number) }) }
}
