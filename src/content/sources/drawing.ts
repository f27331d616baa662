import type { Item, Page, Section, Source } from '../../generated/types.ts'
import type { Words } from '../judge/complaint.ts'
import type { Content, ContentPage, PageSection } from '../judge/content.ts'
import { isDue, isOver } from '../times/clock.ts'
import { isCertain } from './certain.ts'
import { type Fault, onPage } from './fault.ts'
import { cutList, type TopicList, wrongPaging } from './further-pages.ts'
import { allInTime } from './in-time.ts'
import { bothWays, noGroups, noTopic, noTopics } from './list-words.ts'
import { asIn, entriesOf, hasSource, listType, sourcesOf, type WithLists, type WrittenList } from './lists.ts'
import { movedFrom } from './moved.ts'
import { createNameJudge } from './names.ts'
import { besideSection, inCircle, sectionAt } from './other-section.ts'
import { nothingFound, PageLists } from './page-lists.ts'
import { judgeResult, type Origin } from './result.ts'

/** A section with the entries of its sources among its own. */
export interface DrawnSection {
  /** Null when too little was found, and it may be left out. */
  section: Section | null
  /** The same section on further pages, where its list goes on. */
  further: readonly Section[]
  /** The same section with the pages of one topic, where each has a page of its own. */
  topics: readonly TopicList[]
  /** The pages that its sources find at some time. */
  listed: readonly Page[]
  /** At another time its sources find more: few entries are no mistake then. */
  isWaiting: boolean
}

/** Draws the sections of a site that have sources. */
export class Drawing {
  readonly faults: Fault[] = []
  private readonly lists: PageLists
  private readonly pages: ReadonlyMap<string, ContentPage>
  private readonly judgeNames: (source: Source) => Omit<Fault, 'at'>[]
  private readonly drawn = new Map<PageSection, DrawnSection>()
  /** Shared sections that are the same on every page. */
  private readonly everywhere = new Map<Section, DrawnSection>()
  /** The sections that are being drawn, each because the one before it takes its entries from it. */
  private readonly busy: PageSection[] = []
  /** Sections with a source of which something wrong is told: what else is not found follows from that. */
  private readonly faulty = new Set<PageSection>()
  /** Sections whose sources find more at another time, each with the entries that are to come. */
  private readonly waiting = new Map<PageSection, Item[]>()
  private readonly taken = new Set<Item>()

  constructor(
    private readonly content: Content,
    private readonly drafts: boolean,
  ) {
    this.lists = new PageLists(content, drafts)
    // Of two pages with one path the first counts.
    this.pages = new Map(content.pages.toReversed().map((page) => [page.page.path, page]))
    this.judgeNames = createNameJudge(content)
  }

  draw(placed: PageSection): DrawnSection {
    const before = this.drawn.get(placed)
    if (before) return before
    const { section, shared } = placed
    const isSame = shared !== null && sourcesOf(section).every((source) => !source.related && !source.perPage)
    const made = (isSame && this.everywhere.get(section)) || this.make(placed)
    this.drawn.set(placed, made)
    if (isSame) this.everywhere.set(section, made)
    return made
  }

  /** Whether visitors find a section now. */
  isShown(section: Section): boolean {
    return (this.drafts || !section.draft) && isDue(section, this.content.clock)
  }

  private make(placed: PageSection): DrawnSection {
    const written = placed.section
    if (!hasSource(written)) return { section: written, further: [], topics: [], listed: [], isWaiting: false }
    this.busy.push(placed)
    const { source, ...rest } = written
    const { hasItems, hasInner } = listType(written.type)
    const listed = new Set<Page>()
    const drawn: WithLists = rest
    if (source && hasItems) {
      if (written.groups) this.fault(placed, bothWays, written, 'source')
      else drawn.items = this.fill(placed, written, listed)
    }
    if (written.groups) drawn.groups = this.fillEach(placed, written.groups, listed)
    if (hasInner) drawn.items = this.fillEach(placed, written.items ?? [], listed)
    if (source && !hasItems) drawn.groups = [...(drawn.groups ?? []), ...this.byTopic(placed, source, listed)]
    this.busy.pop()
    for (const { holder, key, ...words } of wrongPaging(written)) this.fault(placed, words, holder, key)
    const [whole = drawn, ...others] = cutList(drawn, source)
    const section = this.judge(placed, whole, true)
    const further = this.judgeAll(placed, others)
    const topics = this.topicLists(placed, source, rest)
    const toCome = this.waiting.get(placed)
    const isPlain = drawn.groups === undefined && !hasInner && !source?.perPage
    // What does not fit is told when it is written, not on the day on which it begins.
    if (toCome) this.judge(placed, Object.assign({ ...rest }, allInTime(written, drawn, toCome)), isPlain)
    return {
      section,
      further,
      topics,
      listed: [...listed],
      isWaiting: toCome !== undefined,
    }
  }

  /** Lists in a section, each with the entries of its source; one that finds nothing may be left out. */
  private fillEach<L extends WrittenList>(placed: PageSection, lists: readonly L[], listed: Set<Page>): L[] {
    return lists.flatMap((list) => {
      if (!list.source) return [list]
      const items = this.fill(placed, list, listed)
      if (items.length === 0 && list.source.empty === 'hide') return []
      const { source: _, ...rest } = list
      return [Object.assign(rest as L, { items })]
    })
  }

  /** The entries that are written, and behind them those of the source. */
  private fill(placed: PageSection, { items = [], source }: WrittenList, listed: Set<Page>): Item[] {
    if (!source) return items
    this.name(placed, source)
    if (source.section !== undefined) {
      const found = this.fromSection(placed, source, source.section)
      if (found.length === 0 && !this.waiting.has(placed)) this.missed(placed, source)
      return [...items, ...found]
    }
    return [...items, ...this.entries(placed, this.find(placed, source, source, listed))]
  }

  /** Groups of pages, one for each topic. */
  private byTopic(placed: PageSection, { limit, ...source }: Source, listed: Set<Page>) {
    const written = (placed.section as WithLists).source ?? source
    if (written.section !== undefined) {
      this.fault(placed, noGroups, written, 'section')
      return []
    }
    this.name(placed, written)
    const pages = this.find(placed, source, written, listed)
    for (const page of pages) if (!page.topics) this.faults.push(noTopic(page, placed))
    const groups = this.lists.byTopic(pages, written)
    return groups.map((group) => ({ label: group.label, items: this.entries(placed, group.pages) }))
  }

  /** The pages that a source finds now; those that it ever finds are listed. */
  private find(placed: PageSection, source: Source, written: Source, listed: Set<Page>): readonly Page[] {
    const { page } = placed.page
    const [now, ever] = [this.lists.find(source, page), this.lists.findEver(source, page)]
    if (ever.length === 0) this.missed(placed, written)
    else if (now.length < ever.length) {
      const toCome = ever.filter((one) => !now.includes(one) && !isOver(one, this.content.clock))
      this.wait(placed, this.entries(placed, toCome))
    }
    if (listType(placed.section.type).shows.has('link')) for (const one of ever) listed.add(one)
    return now
  }

  private entries({ section: { type } }: PageSection, pages: readonly Page[]): Item[] {
    return this.lists.entries(type, pages)
  }

  /** The entries of another section. */
  private fromSection(placed: PageSection, source: Source, address: string): Item[] {
    const beside = besideSection(source)
    if (beside) this.fault(placed, beside.words, source, beside.key)
    const target = sectionAt(address, this.content, this.pages, (section) => this.isShown(section))
    if (target === null) return []
    if ('message' in target) {
      this.fault(placed, target, source, 'section')
      return []
    }
    if (!this.drafts && (target.section.draft || target.page.page.draft)) return []
    if (this.busy.includes(target)) {
      this.fault(placed, inCircle([...this.busy.slice(this.busy.indexOf(target)), target]), source, 'section')
      return []
    }
    const { section, further, isWaiting } = this.draw(target)
    if (this.faulty.has(target)) this.faulty.add(placed)
    const isThere = [target.section, target.page.page].every((thing) => isDue(thing, this.content.clock))
    if (isWaiting || !isThere) this.wait(placed)
    if (!isThere) return []
    const entries = section ? [section, ...further].flatMap(entriesOf) : []
    const { variables } = this.lists.words
    const here = entries
      .slice(0, source.limit)
      .map((entry) => asIn(placed.section.type, movedFrom(target.page.page.path, entry, variables)))
    for (const entry of here) this.taken.add(entry)
    return here
  }

  /** A list once for each topic that its pages have. */
  private topicLists(placed: PageSection, source: Source | undefined, rest: WithLists): TopicList[] {
    if (!source?.topicPages || this.faulty.has(placed)) return []
    const { limit: _, ...all } = source
    const { page } = placed.page
    const groups = this.lists.byTopic(this.lists.find(all, page), source)
    const ever = groups.length > 0 ? [] : this.lists.findEver(all, page)
    if (ever.length > 0 && this.lists.byTopic(ever, source).length === 0)
      this.fault(placed, noTopics, source, 'topicPages')
    return groups.map(({ name, label, pages }) => {
      const list = Object.assign({ ...rest }, { items: this.entries(placed, pages) })
      return { name, label, sections: this.judgeAll(placed, cutList(list, source)) }
    })
  }

  /** Holds a section against its schema as it stands on a page; null when it is left out. */
  private judge(placed: PageSection, drawn: WithLists, isFirst: boolean): Section | null {
    const originOf = (entry: Item): Origin | undefined =>
      this.lists.origins.get(entry) ?? (this.taken.has(entry) ? 'section' : undefined)
    const isKnown = !this.faulty.has(placed) && isCertain(this.content)
    const isWaiting = this.waiting.has(placed)
    const { faults, isHidden } = judgeResult({ placed, drawn, originOf, isKnown, isFirst, isWaiting })
    this.faults.push(...faults)
    return isHidden ? null : drawn
  }

  /** On further pages few entries may be left. */
  private judgeAll(placed: PageSection, pages: readonly WithLists[]): Section[] {
    return pages.map((page) => this.judge(placed, page, false)).filter((one) => one !== null)
  }

  private name(placed: PageSection, source: Source): void {
    for (const { holder, key, ...words } of this.judgeNames(source)) this.fault(placed, words, holder, key)
  }

  /** A source has found nothing. */
  private missed(placed: PageSection, source: Source): void {
    if (source.empty === 'hide' || this.faulty.has(placed) || !isCertain(this.content)) return
    this.fault(placed, nothingFound(source, placed.page.page, this.lists), source, null)
  }

  private wait(placed: PageSection, toCome: readonly Item[] = []): void {
    this.waiting.set(placed, [...(this.waiting.get(placed) ?? []), ...toCome])
  }

  private fault(at: PageSection, words: Words, holder: object, key: Fault['key']): void {
    this.faulty.add(at)
    this.faults.push({ ...words, message: onPage(at, words.message), at, holder, key })
  }
}
