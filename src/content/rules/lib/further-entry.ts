import type { ContentPage } from '../../judge/content.ts'
import { entriesOf } from '../../sources/lists.ts'
import { pageAddress } from '../../sources/pager.ts'
import { type Link, pathOf } from '../../survey/links.ts'
import type { Remark } from '../rule.ts'

/** What is wrong with a link to an entry that stands where its list goes on: nothing has its name where the link leads. */
export function judgeFurther({ href, written }: Link, { page, goesOn }: ContentPage, id: string): Remark | undefined {
  const lists = goesOn?.lists.find(({ topic }) => topic === null)?.sections.map(entriesOf) ?? []
  const index = lists.findIndex((entries) => entries.some((entry) => entry.id === id))
  if (index < 1) return undefined
  const address = pageAddress(page.path, index + 1)
  const isBeside = lists[index]?.some((entry) => entry === written.holder || entry.link === written.holder)
  if (pathOf(href) === address || (href.startsWith('#') && isBeside)) return undefined
  return {
    severity: 'warning',
    message: `"${href}" leads to no entry there: "${id}" stands on ${address}, where its list goes on.`,
    hint: `Write "${address}#${id}".`,
  }
}
