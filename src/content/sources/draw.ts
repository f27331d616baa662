import type { Content, ContentPage } from '../judge/content.ts'
import { Drawing } from './drawing.ts'
import type { Fault } from './fault.ts'
import { hasSource } from './lists.ts'

/** Content in which the entries of sources stand among those written by hand. */
export interface DrawnContent extends Content {
  /** What is wrong with the sources. */
  faults: readonly Fault[]
}

/** Puts the entries of sources in their places. What has no source stays as it is. */
export function drawSources(content: Content, { drafts = false } = {}): DrawnContent {
  const withSource = new Set(content.pages.filter(({ sections }) => sections.some(({ section }) => hasSource(section))))
  if (withSource.size === 0) return { ...content, faults: [] }
  const drawing = new Drawing(content, drafts)
  const pages = content.pages.map((page) => (withSource.has(page) ? drawPage(page, drawing) : page))
  return { ...content, pages, faults: drawing.faults }
}

function drawPage(page: ContentPage, drawing: Drawing): ContentPage {
  const drawn: ContentPage = { ...page, sections: [] }
  for (const placed of page.sections) {
    const { section, listed } = drawing.draw(placed)
    if (section) drawn.sections.push({ ...placed, page: drawn, section, ...(hasSource(placed.section) && { listed }) })
  }
  return drawn
}
