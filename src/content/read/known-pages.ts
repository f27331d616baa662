import { hashOf } from '../../hash.ts'
import { examplePictures } from '../../schema/example-pictures.ts'
import type { Pictures } from '../pictures/picture.ts'
import { stampOf } from '../stamp.ts'
import { pagesApart, type Stood, takeApart } from './apart.ts'
import { FactsFile, type Known, readKept } from './facts-file.ts'
import { readSame } from './named-file.ts'
import type { PageFacts } from './page-facts.ts'
import { PageSource, SourceFile } from './source-file.ts'

/** Where facts of pages are kept, and what names the code that took them. */
export interface KnownFacts {
  readonly file: string
  readonly code: string
  /** How many page files of which nothing is known are judged at once where they are more than a few. */
  readonly atOnce?: number
  /** So many may be in memory all at once: to judge pages in parts is to read them twice. */
  readonly few?: number
  /** What the file system says of a file, where that was asked before anything was read. */
  readonly stampOf?: ((file: string) => string | undefined) | undefined
}

/** The files in public/ and the pictures among them. */
interface Files {
  readonly publicFiles: ReadonlySet<string>
  readonly pictures: Pictures
}

/** How a page was found. */
interface Seen {
  readonly name: string
  readonly stamp: string
  readonly hash: string
  /** It is as it was when it was last kept. */
  readonly isOld: boolean
}

/**
 * The pages of a site: of those that are as they were when facts were taken, nothing else is looked at. A page in a file of its
 * own is known by the name of that, and one in the config by what stands there.
 */
export class KnownPages {
  private readonly kept: FactsFile
  private readonly seen = new Map<PageSource, Seen>()
  /** Those in page files of which nothing is known. */
  private readonly strangers: PageSource[] = []
  private readonly atOnce: number
  private readonly few: number
  private count = 0
  private readonly own: { page: PageSource; hash: string; bytes: number }[] = []
  private files: Files = { publicFiles: new Set(), pictures: new Map() }
  /** The files of which something else is known now than when facts were taken. */
  private changed = new Set<string>()

  /** Takes the config apart, where it is right. */
  constructor(
    private readonly facts: KnownFacts,
    config: SourceFile,
  ) {
    const { file, code, atOnce = 1000, few = 6000 } = facts
    this.atOnce = atOnce
    this.few = few
    const known = readKept(file)
    const apart = takeApart(config, stoodIn(known))
    this.kept = FactsFile.open(file, known, code, apart?.frame ?? config.parsed.value)
    const pages = apart && pagesApart(config, apart, (hash) => this.kept.find(hash) !== undefined)
    if (!pages) return
    config.apart = apart
    config.pages = pages
    const lengths = apart.list.entries.map(({ start, end }) => end - start)
    this.own = pages.map((page, index) => ({ page, hash: apart.hashes[index] ?? '', bytes: lengths[index] ?? 0 }))
  }

  /** Facts hold for the same files that pages show. */
  compare(files: Files): void {
    this.files = files
    const { states } = this.kept
    this.changed = new Set(Object.keys(states).filter((name) => states[name] !== this.stateOf(name)))
    for (const { page, hash, bytes } of this.own) {
      const before = this.find(hash)
      this.note(page, { name: hash, stamp: String(bytes), hash, isOld: before !== undefined }, before?.facts)
    }
  }

  /** Tells how many page files there are. */
  expect(count: number): void {
    this.count = count
  }

  /** A page file, which is looked into only if it is another than it was. */
  read(name: string, place: string, shown: string, readAnew: () => SourceFile): SourceFile {
    // Before it is read: what is written meanwhile makes another.
    const stamp = this.facts.stampOf?.(place) ?? stampOf(place)
    const before = this.find(name)
    const facts = before?.facts
    const anew = facts && stamp !== '' && before.stamp === stamp ? undefined : readAnew()
    const hash = anew ? hashOf(anew.bytes) : (before?.hash ?? '')
    const isOld = before?.hash === hash
    const named = { place, shown, hash }
    const again = () => readSame(named)
    const known = isOld && facts ? SourceFile.unread(shown, again) : undefined
    const file = known ?? this.holding(anew ?? readAnew(), again)
    const page = new PageSource(file, '', () => file.parsed.value)
    if (!file.unfit) page.named = named
    file.pages = [page]
    if (!isOld) this.strangers.push(page)
    this.note(page, { name, stamp, hash, isOld }, known && facts)
    return file
  }

  /**
   * Of very many files, which are judged some at a time, nothing is held until it is their turn. Of fewer not the bytes either:
   * each is parsed at once, since memory that was taken for thousands of small pieces is not given back.
   */
  private holding(file: SourceFile, again: () => Buffer): SourceFile {
    const isTooMany = file.unfit === undefined && this.count > this.few
    return isTooMany ? SourceFile.unread(file.path, again) : file.lettingGo(again)
  }

  /** The pages of which nothing is known, as many at a time as are to be in memory; none where they are few. */
  get parts(): readonly (readonly PageSource[])[] {
    const { strangers, few, atOnce } = this
    const count = strangers.length <= few ? 0 : Math.ceil(strangers.length / atOnce)
    return Array.from({ length: count }, (_, part) => strangers.slice(part * atOnce, (part + 1) * atOnce))
  }

  async save(facts: ReadonlyMap<PageSource, PageFacts>): Promise<void> {
    for (const [page, taken] of facts) {
      const seen = this.seen.get(page)
      if (!seen) continue
      const { name, stamp, hash, isOld } = seen
      // What was asked for of a page once will be asked for again.
      this.kept.keep(name, { stamp, hash, facts: isOld && !page.facts ? null : taken })
    }
    await this.kept.save((name) => this.stateOf(name))
  }

  /** What was kept of a page, if the files that it shows are as they were. */
  private find(name: string) {
    const kept = this.kept.find(name)
    return kept?.facts?.sources.some((source) => this.changed.has(source)) ? undefined : kept
  }

  private note(page: PageSource, seen: Seen, facts: PageFacts | null | undefined): void {
    page.facts = facts ?? undefined
    page.made = `${this.kept.around} ${seen.hash}`
    this.seen.set(page, seen)
  }

  /** Names what is known of a file that pages show: whether it is there, and what is in a picture. */
  private stateOf(name: string): string {
    const { publicFiles, pictures } = this.files
    return `${publicFiles.has(name) ? 1 : examplePictures.has(name) ? 2 : 0} ${pictures.get(name)?.hash}`
  }
}

/** The pages that stood in the config, by their paths: those with facts that were taken last. */
function stoodIn({ before }: Known): Map<string, Stood> {
  const stood = new Map<string, Stood>()
  for (const [name, { hash, stamp, facts }] of before)
    if (facts && name === hash) stood.set(facts.head.path, { length: Number(stamp), hash })
  return stood
}
