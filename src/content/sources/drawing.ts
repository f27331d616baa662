import type { Item, Page, Section, Source } from '../../generated/types.ts'
import { sectionIds } from '../ids.ts'
import type { Content, ContentPage, PageSection } from '../judge/content.ts'
import { nearest } from '../judge/nearest.ts'
import { choices } from '../judge/words.ts'
import { fillText, fillVariables } from '../text/variables.ts'
import { type EntryWords, entryOf, listTitle } from './entry.ts'
import { type Fault, onPage } from './fault.ts'
import { findPages, listOf } from './find.ts'
import { entriesOf, hasSource, listType, type WithLists, type WrittenList } from './lists.ts'
import { movedFrom } from './moved.ts'
import { createNameJudge } from './names.ts'
import { PageIndex } from './page-index.ts'
import { inPages } from './pager.ts'
import { judgeResult, type Origin } from './result.ts'

/** A section with the entries of its sources among its own. */
export interface DrawnSection {
  /** Null when too little was found, and it may be left out. */
  section: Section | null
  /** The same section on further pages, where its list goes on. */
  further: readonly Section[]
  /** The pages that its sources found. */
  listed: readonly Page[]
}

/** Where an answer opens under its heading, that cannot be the link. */
const needsLabel: ReadonlySet<Section['type']> = new Set(['accordion'])

/** Lists of which all entries are seen at once. */
const goesOn: ReadonlySet<Section['type']> = new Set(['tile-grid', 'accordion'])

/** Draws the sections of a site that have sources. */
export class Drawing {
  readonly faults: Fault[] = []
  private readonly index: PageIndex<Page>
  private readonly contentPages: ReadonlyMap<Page, ContentPage>
  private readonly words: EntryWords
  private readonly judgeNames: (source: Source) => Omit<Fault, 'at'>[]
  private readonly drawn = new Map<PageSection, DrawnSection>()
  /** Shared sections that are the same on every page. */
  private readonly everywhere = new Map<Section, DrawnSection>()
  /** The sections that are being drawn, each because the one before it takes its entries from it. */
  private readonly busy: PageSection[] = []
  private readonly entries = new Map<Section['type'], Map<Page, Item>>()
  private readonly origins = new Map<Item, Origin>()

  constructor(
    private readonly content: Content,
    private readonly drafts: boolean,
  ) {
    const { settings, pages } = content
    const { language } = settings
    const variables = fillVariables(settings.variables ?? {})
    this.words = { settings: { name: settings.name, language }, variables }
    const shown = pages.map(({ page }) => page).filter((page) => drafts || !page.draft)
    this.index = new PageIndex(shown, language, (page) => fillText(listTitle(page, this.words), variables))
    this.contentPages = new Map(pages.map((page) => [page.page, page]))
    this.judgeNames = createNameJudge(content)
  }

  draw(placed: PageSection): DrawnSection {
    const before = this.drawn.get(placed)
    if (before) return before
    const { section, shared } = placed
    const isSame = shared !== null && !isRelated(section)
    const made = (isSame && this.everywhere.get(section)) || this.make(placed)
    this.drawn.set(placed, made)
    if (isSame) this.everywhere.set(section, made)
    return made
  }

  private make(placed: PageSection): DrawnSection {
    const written = placed.section
    if (!hasSource(written)) return { section: written, further: [], listed: [] }
    this.busy.push(placed)
    const told = this.faults.length
    const { source, ...rest } = written
    const { hasItems } = listType(written.type)
    const listed = new Set<Page>()
    const drawn: WithLists = rest
    if (source && hasItems) {
      if (written.groups) this.fault(placed, bothWays, written, 'source')
      else drawn.items = this.fill(placed, written, listed)
    }
    if (written.groups || (source && !hasItems)) {
      const groups = written.groups ?? []
      drawn.groups = groups
        .map(({ label, ...list }) => ({ label, items: this.fill(placed, list, listed) }))
        .filter(({ items }, index) => items.length > 0 || groups[index]?.source?.empty !== 'hide')
      if (source && !hasItems) drawn.groups.push(...this.byTopic(placed, source, listed))
    }
    this.busy.pop()
    const judge = (section: WithLists, isFirst: boolean) => {
      const isTold = this.faults.length > told
      const { origins, content } = this
      const result = judgeResult({ placed, written, drawn: section, origins, content, isTold, isFirst })
      this.faults.push(...result.faults)
      return result.isHidden ? null : section
    }
    const pages = this.inPages(placed, written, drawn)
    const [section = null, ...further] = pages.map((page, index) => judge(page, index === 0))
    return { section, further: further.filter((one) => one !== null), listed: [...listed] }
  }

  /** A section as it stands on one page after the other, where it does not fit on one. */
  private inPages(placed: PageSection, { type, source, groups = [] }: WithLists, drawn: WithLists): WithLists[] {
    for (const list of groups)
      if (list.source?.perPage !== undefined) this.fault(placed, noPages, list.source, 'perPage')
    if (source?.perPage === undefined) return [drawn]
    if (!goesOn.has(type)) this.fault(placed, noPages, source, 'perPage')
    const pages = inPages(drawn.items ?? [], source.perPage)
    return pages.length > 1 ? pages.map((items) => Object.assign({ ...drawn }, { items })) : [drawn]
  }

  /** The entries that are written, and behind them those of the source. */
  private fill(placed: PageSection, { items = [], source }: WrittenList, listed: Set<Page>): Item[] {
    if (!source) return items
    const told = this.faults.length
    for (const { holder, key, ...words } of this.judgeNames(source)) this.fault(placed, words, holder, key)
    const found =
      source.section === undefined
        ? this.list(placed, findPages(source, placed.page.page, this.index), listed)
        : this.fromSection(placed, source, source.section)
    if (found.length === 0 && source.empty !== 'hide' && this.faults.length === told && this.isCertain())
      this.fault(placed, this.nothingFound(placed, source), source, null)
    return [...items, ...found]
  }

  /** Pages as entries of a type of section. */
  private list({ section: { type } }: PageSection, pages: readonly Page[], listed: Set<Page>): Item[] {
    const { shows } = listType(type)
    const entries = this.entries.get(type) ?? new Map<Page, Item>()
    this.entries.set(type, entries)
    return pages.map((page) => {
      if (shows.has('link')) listed.add(page)
      const before = entries.get(page)
      if (before) return before
      const whole = entryOf(this.contentPage(page), this.words)
      if (needsLabel.has(type) && whole.link) whole.link = { label: whole.heading ?? '', ...whole.link }
      const entry = only(whole, shows)
      this.origins.set(entry, page)
      entries.set(page, entry)
      return entry
    })
  }

  /** Groups of pages, one for each topic, in the order in which the source or else the site names them. */
  private byTopic(placed: PageSection, source: Source, listed: Set<Page>) {
    const { limit, ...all } = source
    const told = this.faults.length
    for (const { holder, key, ...words } of this.judgeNames(source)) this.fault(placed, words, holder, key)
    const pages = findPages(all, placed.page.page, this.index)
    const topics = this.content.settings.topics ?? []
    const asked = source.topic === undefined ? topics.map(({ name }) => name) : listOf(source.topic)
    for (const page of pages) if (!page.topics) this.faults.push(noTopic(page, placed))
    const groups = asked.flatMap((name) => {
      const found = pages.filter((page) => page.topics?.includes(name)).slice(0, limit)
      const label = topics.find((topic) => topic.name === name)?.label ?? name
      return found.length > 0 ? [{ label, items: this.list(placed, found, listed) }] : []
    })
    if (groups.length === 0 && source.empty !== 'hide' && this.faults.length === told && this.isCertain())
      this.fault(placed, this.nothingFound(placed, source), source, null)
    return groups
  }

  /** The entries of another section. */
  private fromSection(placed: PageSection, source: Source, address: string): Item[] {
    const beside = (['pages', 'except', 'topic', 'related', 'sort'] as const).find((name) => source[name] !== undefined)
    if (beside) this.fault(placed, besideSection(beside), source, beside)
    const target = this.sectionAt(placed, source, address)
    if (!target || (!this.drafts && (target.section.draft || target.page.page.draft))) return []
    if (this.busy.includes(target)) {
      this.fault(placed, inCircle([...this.busy.slice(this.busy.indexOf(target)), target]), source, 'section')
      return []
    }
    const told = this.faults.length
    const { section, further } = this.draw(target)
    // What is wrong over there is told there.
    if (this.faults.length > told) return []
    const entries = section ? [section, ...further].flatMap(entriesOf) : []
    const { shows } = listType(placed.section.type)
    return entries.slice(0, source.limit).map((entry) => {
      const taken = only(movedFrom(target.page.page.path, entry, this.words.variables), shows)
      this.origins.set(taken, 'section')
      return taken
    })
  }

  private sectionAt(placed: PageSection, source: Source, address: string): PageSection | undefined {
    const [path = '', id = ''] = address.split('#')
    const page = this.content.pages.find((one) => one.page.path === path)
    if (!page) {
      if (this.isCertain(path)) this.fault(placed, noPage(path, this.content.pages), source, 'section')
      return undefined
    }
    const ids = sectionIds(page.sections.map(({ section }) => section))
    const target = page.sections[ids.indexOf(id)]
    if (!target) this.fault(placed, noSection(page, id, ids), source, 'section')
    else if (entriesOf(target.section).length === 0 && !hasSource(target.section)) {
      this.fault(placed, noEntries(address, target), source, 'section')
      return undefined
    }
    return target
  }

  /** Why no page was found, as far as an author can mend it. */
  private nothingFound({ page }: PageSection, source: Source): Pick<Fault, 'message' | 'hint'> {
    const hint = 'Where that is no mistake, write "empty": "hide", and the section is left out.'
    if (source.section !== undefined) return { message: `There are no entries in ${source.section} yet.`, hint }
    if (source.related && !page.page.topics)
      return { message: 'This page has no "topics", so that no page is related to it.', hint }
    if (source.related) return { message: 'No other page shares a topic with this one.', hint }
    const drafts = new PageIndex(
      this.content.pages.map((one) => one.page),
      this.words.settings.language,
    )
    const waiting = findPages(source, page.page, drafts).length
    if (waiting > 0) return { message: 'This source finds only drafts.', hint: `Publish one of them. ${hint}` }
    return { message: 'This source finds no pages.', hint }
  }

  /** Whether what is not there is nowhere: all pages could be read, or at least it is not that one. */
  private isCertain(path?: string): boolean {
    const { complete, unsurePaths, wrongPaths } = this.content
    if (path !== undefined) return complete && !unsurePaths.has(path) && !wrongPaths.some(({ meant }) => meant === path)
    return complete && unsurePaths.size + wrongPaths.length === 0
  }

  private contentPage(page: Page): ContentPage {
    const found = this.contentPages.get(page)
    if (!found) throw new Error(`There is no page ${page.path}.`)
    return found
  }

  private fault(
    at: PageSection,
    words: Pick<Fault, 'message' | 'hint' | 'fix'>,
    holder: object,
    key: Fault['key'],
  ): void {
    this.faults.push({ ...words, message: onPage(at, words.message), at, holder, key })
  }
}

/** Whether a section is not the same on every page that uses it. */
function isRelated(section: Section): boolean {
  const { source, groups = [] } = section as WithLists
  return [source, ...groups.map((group) => group.source)].some((one) => one?.related || one?.perPage !== undefined)
}

/** An entry with some of its fields. */
function only(item: Item, names: ReadonlySet<string>): Item {
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)))
}

const bothWays = {
  message: 'This section has both "groups" and a "source".',
  hint: 'Move "source" into one of the groups, or remove one of the two.',
}

function besideSection(name: string) {
  return {
    message: `"${name}" is about pages: beside "section" it says nothing.`,
    hint: 'Entries of a section keep its order. Only "limit" and "empty" stand beside it.',
  }
}

const noPages = {
  message: 'This list cannot go on over several pages.',
  hint: 'Only the list of a "tile-grid" or of an "accordion" can. Set a "limit" here.',
}

function noTopic(page: Page, { page: { page: where } }: PageSection): Fault {
  return {
    at: page,
    holder: page,
    key: 'path',
    message: `This page has no "topics", and a list on ${where.path} groups pages by them.`,
    hint: 'Write them, or leave the page out there with "except".',
    once: `${page.path} topics`,
  }
}

function inCircle(way: readonly PageSection[]) {
  const names = way.map((placed) => {
    const ids = sectionIds(placed.page.sections.map(({ section }) => section))
    return `${placed.page.page.path}#${ids[placed.page.sections.indexOf(placed)] ?? ''}`
  })
  return {
    message: `These sections take their entries from each other: ${names.join(' → ')}.`,
    hint: 'Write the entries in one of them.',
  }
}

function noPage(path: string, pages: readonly ContentPage[]) {
  const meant = nearest(
    path,
    pages.map(({ page }) => page.path),
  )
  return {
    message: `There is no page ${path}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
    hint: 'A section is named by its page and its id, for example "/visit#questions".',
  }
}

function noSection({ page }: ContentPage, id: string, ids: string[]) {
  const meant = nearest(id, ids)
  return {
    message: `On ${page.path} there is no section "${id}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
    hint: `There are: ${choices(ids, id)}.`,
  }
}

function noEntries(address: string, { section }: PageSection) {
  return {
    message: `The section ${address} (${section.type}) has no entries.`,
    hint: 'Only sections with "items" or "groups" have some to give.',
  }
}
