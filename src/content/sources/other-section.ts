import type { Section, Source } from '../../generated/types.ts'
import { sectionIds } from '../ids.ts'
import type { Words } from '../judge/complaint.ts'
import type { Content, ContentPage, PageSection } from '../judge/content.ts'
import { nearest } from '../judge/nearest.ts'
import { choices } from '../judge/words.ts'
import { isCertain } from './certain.ts'
import { entriesOf, hasSource } from './lists.ts'

/** The section at an address such as "/visit#questions", or why there is none with entries; null when that is not known. */
export function sectionAt(
  address: string,
  content: Content,
  pages: ReadonlyMap<string, ContentPage>,
  isShown: (section: Section) => boolean,
) {
  const [path = '', id = ''] = address.split('#')
  const page = pages.get(path)
  if (!page) return isCertain(content, path) ? noPage(path, [...pages.keys()]) : null
  const ids = idsOf(page)
  // One that ends and the one that begins then may have the same id.
  const named = page.sections.filter((_, index) => ids[index] === id)
  const section = named.find((one) => isShown(one.section)) ?? named[0]
  if (!section) return noSection(path, id, ids)
  return entriesOf(section.section).length > 0 || hasSource(section.section) ? section : noEntries(address, section)
}

/** What of a source is about pages, and says nothing beside "section". */
export function besideSection(source: Source): { key: keyof Source; words: Words } | undefined {
  const key = (['pages', 'except', 'topic', 'related', 'sort', 'topicPages'] as const).find(
    (name) => source[name] !== undefined,
  )
  return (
    key && {
      key,
      words: {
        message: `"${key}" is about pages: beside "section" it says nothing.`,
        hint: 'Entries of a section keep its order. Only "limit", "perPage" and "empty" stand beside it.',
      },
    }
  )
}

/** Sections that take their entries from each other, and the first again. */
export function inCircle(way: readonly PageSection[]): Words {
  const names = way.map(({ page, index }) => {
    const at = page.sections.findIndex((placed) => placed.index === index)
    return `${page.page.path}#${idsOf(page)[at] ?? ''}`
  })
  return {
    message: `These sections take their entries from each other: ${names.join(' → ')}.`,
    hint: 'Write the entries in one of them.',
  }
}

function idsOf({ sections }: ContentPage): string[] {
  return sectionIds(sections.map(({ section }) => section))
}

function noPage(path: string, paths: readonly string[]): Words {
  const meant = nearest(path, paths)
  return {
    message: `There is no page ${path}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
    hint: 'A section is named by its page and its id, for example "/visit#questions".',
  }
}

function noSection(path: string, id: string, ids: string[]): Words {
  const meant = nearest(id, ids)
  return {
    message: `On ${path} there is no section "${id}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
    hint: `There are: ${choices(ids, id)}.`,
  }
}

function noEntries(address: string, { section }: PageSection): Words {
  return {
    message: `The section ${address} (${section.type}) has no entries.`,
    hint: 'Only sections with "items" or "groups" have some to give.',
  }
}
