import type { Item, Page, Section, Source } from '../../generated/types.ts'
import type { Words } from '../judge/complaint.ts'
import type { Content, ContentPage } from '../judge/content.ts'
import { fillText, fillVariables } from '../text/variables.ts'
import { isDue } from '../times/clock.ts'
import { isTimed } from '../times/span.ts'
import { type EntryWords, entryOf, listTitle } from './entry.ts'
import { findPages, listOf } from './find.ts'
import { asIn } from './lists.ts'
import { movedFrom } from './moved.ts'
import { PageIndex } from './page-index.ts'

/** The pages of a site as entries of its lists. */
export class PageLists {
  /** The pages that entries were made of. */
  readonly origins = new Map<Item, Page>()
  readonly words: EntryWords
  /** The pages that visitors find now, and all that they find at some time. */
  private readonly index: PageIndex<Page>
  private readonly everFound: PageIndex<Page>
  private withDrafts: PageIndex<Page> | undefined
  private readonly contentPages: ReadonlyMap<Page, ContentPage>
  private readonly made = new Map<Section['type'], Map<Page, Item>>()

  constructor(
    private readonly content: Content,
    drafts: boolean,
  ) {
    const { settings, pages } = content
    this.words = { settings, variables: fillVariables(settings.variables ?? {}) }
    this.contentPages = new Map(pages.map((page) => [page.page, page]))
    const shown = pages.map(({ page }) => page).filter((page) => drafts || !page.draft)
    this.everFound = this.indexOf(shown)
    this.index = shown.some(isTimed) ? this.indexOf(shown.filter((page) => isDue(page, content.clock))) : this.everFound
  }

  private indexOf(pages: readonly Page[]): PageIndex<Page> {
    const { settings, variables } = this.words
    return new PageIndex(pages, settings.language, (page) => fillText(listTitle(page, this.words), variables))
  }

  find(source: Source, page: Page): readonly Page[] {
    return findPages(source, page, this.index)
  }

  /** Also those that are not there yet, or not any more. */
  findEver(source: Source, page: Page): readonly Page[] {
    return findPages(source, page, this.everFound)
  }

  /** Whether a source would find something if all drafts were published. */
  findsDrafts(source: Source, page: Page): boolean {
    this.withDrafts ??= this.indexOf([...this.contentPages.keys()])
    return findPages(source, page, this.withDrafts).length > 0
  }

  /** Some pages by their topics, in the order in which the source or else the site names these. */
  byTopic(pages: readonly Page[], { topic, limit }: Source): { name: string; label: string; pages: Page[] }[] {
    const { topics = [] } = this.content.settings
    // One that is named twice has one group, and one page, all the same.
    const names = new Set(topic === undefined ? topics.map(({ name }) => name) : listOf(topic))
    return [...names].flatMap((name) => {
      const found = pages.filter((page) => page.topics?.includes(name)).slice(0, limit)
      const label = topics.find((one) => one.name === name)?.label ?? name
      return found.length > 0 ? [{ name, label, pages: found }] : []
    })
  }

  /** Pages as entries of a type of section. */
  entries(type: Section['type'], pages: readonly Page[]): Item[] {
    const made = this.made.get(type) ?? new Map<Page, Item>()
    this.made.set(type, made)
    return pages.map((page) => {
      const entry = made.get(page) ?? this.entry(type, page)
      made.set(page, entry)
      return entry
    })
  }

  private entry(type: Section['type'], page: Page): Item {
    const written = this.contentPages.get(page)
    if (!written) throw new Error(`There is no page ${page.path}.`)
    const { words, content } = this
    const entry = asIn(type, movedFrom(page.path, entryOf(written, words, content.clock), words.variables))
    this.origins.set(entry, page)
    return entry
  }
}

/** Why a source finds no page, as far as an author can mend it. */
export function nothingFound(source: Source, page: Page, lists: PageLists): Words {
  const hint = 'Where that is no mistake, write "empty": "hide", and the section is left out.'
  if (source.section !== undefined) return { message: `There are no entries in ${source.section} yet.`, hint }
  if (source.related && !page.topics)
    return { message: 'This page has no "topics", so that no page is related to it.', hint }
  if (source.related) return { message: 'No other page shares a topic with this one.', hint }
  if (lists.findsDrafts(source, page))
    return { message: 'This source finds only drafts.', hint: `Publish one of them. ${hint}` }
  return { message: 'This source finds no pages.', hint }
}
