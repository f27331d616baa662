import { existsSync, readFileSync } from 'node:fs'
import { appendFile, mkdir, stat, truncate } from 'node:fs/promises'
import path from 'node:path'
import { seal, unseal } from '../../disk/sealed.ts'
import { writeWhole } from '../../disk/whole-file.ts'
import { shortHash } from '../../hash.ts'
import { isObject } from '../../is-object.ts'
import { type Event, History } from './history.ts'
import { type Move, moveBetween, moved, movedByAll, type Text } from './moves.ts'
import { isPicture, KeptPictures } from './pictures/kept.ts'
import { isTyped } from './typed.ts'

/** 5,000: more than a month of work has; further back nobody undoes one by one. */
const mostEvents = 5000

/** A line of the file: what a file held before the first event that concerns it, an event, or that the last was none. */
type Line = { base: { path: string; text: Text } } | { event: Event } | { drop: true }

/** The texts of files around an event. */
interface Around {
  before(path: string): Text
  after(path: string): Text
}

/** The history, kept in a file beside the site from one session to the next: a line is added before files are written. */
export class Journal {
  private constructor(
    private readonly file: string,
    readonly history: History,
    /** The texts of the files that the history is about, as it knows them. */
    private texts: Map<string, () => Text>,
    /** What the history asks for of pictures. */
    readonly pictures: KeptPictures,
  ) {}

  /** What was kept, brought in line with what the files hold now: others may have changed them meanwhile. */
  static async open(file: string, read: (path: string) => Text): Promise<Journal> {
    await mkdir(path.dirname(file), { recursive: true })
    const { bases, events, isWhole } = readLines(file)
    const first = events.slice(-mostEvents)
    const older = events.slice(0, -mostEvents)
    const kept = textsAfter(bases, older)
    const texts = textsAfter(kept, first)
    const pictures = new KeptPictures(`${file}.pictures`)
    await pictures.tidy(first)
    const known = new Map([...texts].map(([name, text]) => [name, always(text)]))
    const journal = new Journal(file, new History(first), known, pictures)
    const lines: Line[] = [
      ...[...kept].map(([name, text]) => ({ base: { path: name, text } })),
      ...first.map((event) => ({ event })),
    ]
    if (older.length > 0 || !isWhole) await writeWhole(file, lines.map(inLine).join(''))
    await journal.follow(read)
    return journal
  }

  /** What became of the files meanwhile. */
  private async follow(read: (path: string) => Text): Promise<void> {
    const last = this.history.events.at(-1)
    const files = last?.moves.filter(({ path: name }) => isContent(name)) ?? []
    const isAsBefore = files.every(({ path: name }) => {
      const now = read(name)
      return last && now === this.history.around(last, name, this.text(name)).before
    })
    // It was noted, and the files were not written.
    if (files.length > 0 && isAsBefore) await this.drop()
    const now = new Map(this.files.map((name) => [name, read(name)]))
    const after = (name: string) => now.get(name) ?? null
    const moves = this.files.flatMap((name) => moveBetween(name, this.text(name), after(name)) ?? [])
    if (moves.length > 0) await this.add({ kind: 'elsewhere', moves }, { before: () => null, after })
  }

  /** What a file holds, as far as the history knows it. */
  text(name: string): Text {
    return this.texts.get(name)?.() ?? null
  }

  /**
   * Notes an event, or the last one together with more of the same. The files it is about are asked for as they were
   * before, where they are new to the history, and as they are then: of content once somebody wants to know, since a large
   * file's text takes long to put together. What is returned takes the note back; that needs no
   * room on the disk.
   */
  async add(event: Event, { before, after }: Around, { isMore = false } = {}): Promise<() => Promise<void>> {
    const last = isMore ? this.history.events.at(-1) : undefined
    const names = new Set([...event.moves, ...(last?.moves ?? [])].map((move) => move.path))
    const bases = [...names]
      .filter((name) => !this.texts.has(name))
      .map((name) => ({ base: { path: name, text: before(name) } }))
    const size = await this.append([...(isMore ? [{ drop: true } as const] : []), ...bases, { event }])
    const known = new Map(this.texts)
    for (const name of names) this.texts.set(name, isContent(name) ? () => after(name) : always(after(name)))
    if (last) this.history.drop()
    this.history.add(event)
    return async () => {
      await truncate(this.file, size)
      this.texts = known
      this.history.drop()
      if (last) this.history.add(last)
    }
  }

  /** Takes the last event out. */
  private async drop(): Promise<void> {
    await this.append([{ drop: true }])
    const last = this.history.events.at(-1)
    for (const { path: name } of last?.moves ?? [])
      if (last) this.texts.set(name, always(this.history.around(last, name, this.text(name)).before))
    this.history.drop()
  }

  /** Adds lines, all or none of them, and says how long the file was before. */
  private async append(lines: readonly Line[]): Promise<number> {
    const size = await stat(this.file).then(
      (file) => file.size,
      () => 0,
    )
    try {
      await appendFile(this.file, lines.map(inLine).join(''))
      return size
    } catch (error) {
      // Half a line would spoil the next one.
      await truncate(this.file, size).catch(() => undefined)
      throw error
    }
  }

  /** The files with content that the history is about. */
  get files(): string[] {
    return [...this.texts.keys()].filter(isContent)
  }
}

/** Whether a name is that of a file with content: what is typed and pictures have names of their own. */
export function isContent(name: string): boolean {
  return !isTyped(name) && !isPicture(name)
}

function always(text: Text): () => Text {
  return () => text
}

/** Where the journal of a site is kept. */
export function journalFile(folder: string, config: string): string {
  return path.join(folder, `${shortHash(config)}.jsonl`)
}

/** What the last event has to do with files that a crash left half written: the texts that finish it. */
export function unfinished(file: string, read: (path: string) => Text): Map<string, Text> {
  const { bases, events } = readLines(file)
  const last = events.at(-1)
  const texts = textsAfter(bases, events.slice(0, -1))
  const own = last?.moves.filter((move) => isContent(move.path)) ?? []
  const files = own.map((move: Move) => {
    const before = texts.get(move.path) ?? null
    return { name: move.path, before, after: moved(before, move), now: read(move.path) }
  })
  const isOurs = files.every(({ before, after, now }) => now === before || now === after)
  const isHalf = files.some(({ after, now }) => now === after) && files.some(({ after, now }) => now !== after)
  return new Map(isOurs && isHalf ? files.map(({ name, after }) => [name, after]) : [])
}

/** The texts of files after some events. */
function textsAfter(before: ReadonlyMap<string, Text>, events: readonly Event[]): Map<string, Text> {
  const moves = new Map<string, Move[]>()
  for (const move of events.flatMap((event) => event.moves)) {
    const known = moves.get(move.path)
    if (known) known.push(move)
    else moves.set(move.path, [move])
  }
  const texts = new Map(before)
  for (const [name, all] of moves) texts.set(name, movedByAll(before.get(name) ?? null, all))
  return texts
}

/**
 * Whether it is whole says whether the last line is: a crash may have cut it. Where another one is not as it was written, what
 * follows leads to texts that nobody wrote: then there is no history.
 */
function readLines(file: string): { bases: Map<string, Text>; events: Event[]; isWhole: boolean } {
  const bases = new Map<string, Text>()
  const events: Event[] = []
  const lines = (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n')
  const cut = lines.pop()
  for (const line of lines) {
    const read = parse(line)
    if (!read) return { bases: new Map(), events: [], isWhole: false }
    if ('base' in read) bases.set(read.base.path, read.base.text)
    else if ('event' in read) events.push(read.event)
    else events.pop()
  }
  return { bases, events, isWhole: cut === '' }
}

/** Undefined of a line that is not as it was written. Older versions wrote them without a seal. */
function parse(line: string): Line | undefined {
  try {
    const read: unknown = JSON.parse(line.startsWith('{') ? line : (unseal(line) ?? ''))
    return isLine(read) ? read : undefined
  } catch {
    return undefined
  }
}

function isLine(read: unknown): read is Line {
  if (!isObject(read)) return false
  const { base, event, drop } = read
  return isObject(base) || (isObject(event) && Array.isArray(event.moves)) || drop === true
}

function inLine(line: Line): string {
  return `${seal(JSON.stringify(line))}\n`
}
