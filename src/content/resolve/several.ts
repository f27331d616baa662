import type { Words } from '../../generated/words.ts'
import type { FurtherPages } from '../judge/content.ts'
import { shortTitle } from '../short-title.ts'
import { pageAddress, pagerOf } from '../sources/pager.ts'
import { fillText } from '../text/variables.ts'
import type { SitePage, SiteSection } from './site.ts'

/**
 * The pages over which a list of a page goes on. Around the list they are the same; only the first is an article, and what other
 * languages have as well.
 */
export function inSeveral(page: SitePage, { index, lists }: FurtherPages, words: Words, siteName: string): SitePage[] {
  const { article: _, topics: __, entry: ___, shareCard: ____, languages: _____, ...further } = page
  const linksFrom = (path: string) =>
    lists.map((list) => ({ label: list.topic ?? words.topics.all, href: list.path, isHere: list.path === path }))
  return lists.flatMap(({ path, topic, sections }) => {
    const first = topic === null ? page : { ...further, path, topic, ...about(page, topic, words, siteName) }
    return sections.map((section, at): SitePage => {
      const number = at + 1
      const count = sections.length
      const list: SiteSection = {
        ...section,
        ...(count > 1 && { pager: pagerOf(path, number, count) }),
        ...(lists.length > 1 && { topics: linksFrom(path) }),
      }
      return {
        ...(number === 1 ? first : { ...further, ...called(first, number, words) }),
        sections: page.sections.with(index, list),
        ...(number > 1 && { previous: pageAddress(path, number - 1) }),
        ...(number < count && { next: pageAddress(path, number + 1) }),
      }
    })
  })
}

type Called = Pick<SitePage, 'title' | 'description'>

function about({ title, description }: SitePage, topic: string, { topics }: Words, siteName: string): Called {
  return {
    title: fillText(topics.title, { title: shortTitle(title, siteName), topic }),
    description: fillText(topics.description, { description, topic }),
  }
}

function called({ path, title, description }: SitePage, number: number, { pager }: Words): Called & { path: string } {
  return {
    path: pageAddress(path, number),
    title: fillText(pager.title, { title, page: String(number) }),
    description,
  }
}
