import { drawnEntry, idsOf, listIn, pageAt } from '../../changes/site/places.ts'
import { get } from '../../content/json/pointer.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { Refused } from '../../site-files/refused.ts'
import type { Answer } from '../answer.ts'

/** A section as a page shows it. */
interface Shown {
  id: string
  type: string
  heading: string
  /** The shared section that it is. */
  use: string | undefined
}

/** A page as an outline: its own fields, and a line for each section. */
export function outline(sources: Sources, path: string): Answer {
  const { file, at, page } = pageAt(sources, path)
  const { sections: _, ...own } = page
  const lines = sectionsOn(sources, path).map(({ id, type, heading, use }, index) => {
    const shared = use === undefined ? '' : `  (shared section "${use}")`
    return `${index + 1}  ${type}  #${id}  ${heading}${shared}`
  })
  return {
    text: `${path} stands in ${file}${at === '' ? '' : ` at ${at}`}: its fields, and its sections by number, type and id.`,
    content: [JSON.stringify(own, null, 1), ...lines].join('\n'),
    next: 'look at a section (page and section), show the page, or propose a batch. What is said of a shared section changes every page that uses it: "unshare" it first where only this page is meant.',
  }
}

/** The id of a section that is named by its number from 1, or by its id. */
export function sectionId(sources: Sources, path: string, section: number | string): string {
  const found = sectionsOn(sources, path).find(({ id }, index) => id === section || index + 1 === section)
  if (!found) throw new Refused(`The page ${path} has no section ${section}.`, 'look at the page for its sections.')
  return found.id
}

function sectionsOn(sources: Sources, path: string): Shown[] {
  const entries = listIn(pageAt(sources, path).page, 'sections')
  const drawn = entries.map((entry) => drawnEntry(sources, entry))
  const ids = idsOf(drawn)
  return drawn.map((section, index) => ({
    id: ids[index] ?? '',
    type: text(section.type),
    heading: headingOf(section),
    use: text(get(entries[index], ['use'])) || undefined,
  }))
}

function headingOf(section: Readonly<Record<string, unknown>>): string {
  const heading = [section.heading, get(section, ['items', '0', 'heading']), section.text].find(
    (one) => typeof one === 'string',
  )
  return heading === undefined ? '' : JSON.stringify(text(heading).slice(0, 100))
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
