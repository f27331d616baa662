import type { Content, ContentPage, PageSection } from '../judge/content.ts'
import { Drawing } from './drawing.ts'
import type { Fault } from './fault.ts'
import { hasSource, type WithLists } from './lists.ts'
import { pageAddress, topicAddress } from './pager.ts'

/** Content in which the entries of sources stand among those written by hand. */
export interface DrawnContent extends Content {
  /** What is wrong with the sources. */
  faults: readonly Fault[]
  /** The pages on which lists go on, by their paths: each with the one on which its list is written. */
  further: ReadonlyMap<string, ContentPage>
}

/** Puts the entries of sources in their places. What has no source stays as it is. */
export function drawSources(content: Content, { drafts = false } = {}): DrawnContent {
  const withSource = new Set(
    content.pages.filter(
      (page) => !page.facts && !page.isSteady && page.sections.some(({ section }) => hasSource(section)),
    ),
  )
  const further = new Map<string, ContentPage>()
  if (withSource.size === 0) return { ...content, faults: [], further }
  const drawing = new Drawing(content, drafts)
  const pages = content.pages.map((page) => (withSource.has(page) ? drawPage(page, drawing) : page))
  for (const page of pages)
    for (const { path, sections } of page.goesOn?.lists ?? [])
      for (const index of sections.keys()) further.set(pageAddress(path, index + 1), page)
  for (const { page } of pages.filter(({ goesOn }) => goesOn)) further.delete(page.path)
  return { ...content, pages, faults: drawing.faults, further }
}

function drawPage(page: ContentPage, drawing: Drawing): ContentPage {
  const drawn: ContentPage = { ...page, sections: [] }
  for (const placed of page.sections) {
    const { section, further, topics, listed } = drawing.draw(placed)
    if (!section) continue
    const index =
      drawn.sections.push({ ...placed, page: drawn, section, ...(hasSource(placed.section) && { listed }) }) - 1
    if (further.length + topics.length === 0) continue
    const { path } = page.page
    const lists = topics.map(({ name, label, sections }) => ({
      path: topicAddress(path, name),
      topic: label,
      sections,
    }))
    if (drawn.goesOn) drawing.faults.push(secondList(placed))
    else if (drawing.isShown(section))
      drawn.goesOn = { index, lists: [{ path, topic: null, sections: [section, ...further] }, ...lists] }
  }
  return drawn
}

function secondList(placed: PageSection): Fault {
  const { source } = placed.section as WithLists
  return {
    at: placed,
    holder: source ?? placed.section,
    key: source?.perPage === undefined ? 'topicPages' : 'perPage',
    message: 'Another list of this page goes on over several pages already.',
    hint: 'Only one can. Set a "limit" here.',
  }
}
