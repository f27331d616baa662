import path from 'node:path'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { SourceFile, Sources } from '../content/read/source-file.ts'
import type { At } from '../content/times/clock.ts'
import type { FoundUses, NamedThings } from '../content/uses/find-uses.ts'
import { Border } from './border.ts'
import type { Asked, ContentState } from './content-state.ts'
import { type Judging, judging } from './judging.ts'
import { isRight, nothingYet } from './latest/state.ts'
import { includedFolders, isUnfinished, same } from './sources.ts'
import { coalesce, type FolderWatch, watchFolder } from './watch.ts'
import { pause as typingPause, whileTyped } from './while-typed.ts'

/** How long a file must be left alone before its mistakes are told: an editor may be in the middle of writing it. */
const settled = 150

/** One save is several events: the file is emptied, then written, a large one in pieces. */
const together = 6

/** How long judging waits for the preview to open. */
const beginning = 50

/** A second: who stops typing wants to know. */
const longestPause = 1000

/** The content of a site, read again whenever one of its files changes. */
export class LiveContent {
  state: ContentState = {
    latest: nothingYet,
    judged: false,
    sources: null,
    told: { diagnostics: [], sources: null },
    failure: null,
  }
  private readonly folder: string
  private watch: FolderWatch | undefined
  /** The folders beside the config in which content lies. */
  private readonly followed = new Set<string>()
  /** Mistakes that are still to be told wait here. */
  private telling: NodeJS.Timeout | undefined
  private readonly border: Border
  /** What reads the disk after a pause. */
  private reading: NodeJS.Timeout | undefined
  /** What was typed is told of when no more comes. */
  private typed: NodeJS.Timeout | undefined
  /** Mistakes are told at once: at the start, and when the files have been left alone. */
  private tell = true
  private judging: Judging = judging
  /** The site as it was judged last: what does not fit is as it was there. */
  private before = nothingYet
  /** How long the rules took last, and reading, in milliseconds. */
  private took = 0
  private tookToRead = 0
  private workspace = new judging.Workspace()
  private readonly readSoon = coalesce(() => this.read(), together)
  /** What is judged after it was shown. */
  private rest: Promise<unknown> = Promise.resolve()
  /** What is being written by `show`. */
  private written: Promise<unknown> = Promise.resolve()
  /** Counts what makes everything that is being read old. */
  private turn = 0
  private stopped = false
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly config: string,
    private readonly changed: (state: ContentState, before: ContentState) => Promise<void>,
    /** The moment that is shown. */
    private readonly clock: () => At = Date.now,
  ) {
    this.folder = path.dirname(path.resolve(config))
    this.border = new Border(clock, () => void this.readSoon())
  }

  async start(): Promise<void> {
    this.watch = watchFolder(this.folder, (name) => {
      if (this.reading) return
      if (/^$|\.json$/.test(name) || name.includes(path.sep) || this.followed.has(name)) void this.readSoon()
    })
    this.follow(['pages', 'public'])
    await this.readSoon()
  }

  /** Judges by changed schemas from now on; nothing is remembered of what was judged before. */
  judgeBy(judging: Judging): void {
    this.judging = judging
    this.workspace = new judging.Workspace()
    this.tell = true
    void this.readSoon()
  }

  /**
   * Shows other sources before they are on the disk, mistakes and all. Nothing is read until they are written; sources that stay
   * as they are have to be the same objects. Rules are asked, and while somebody types thousands of files are too, once nothing
   * else is shown for twice as long as that takes. Of what is typed, mistakes are told after a pause.
   */
  async show(sources: Sources, written: Promise<unknown>, isTyped = false): Promise<void> {
    // What others write meanwhile can wait: in the file that is typed into it is found when that is saved.
    const untilRead = isTyped ? Math.min(2 * this.tookToRead, longestPause) : 0
    if (isTyped) this.readIn(untilRead)
    const settled = written.catch(() => undefined).finally(() => this.readIn(untilRead))
    this.written = Promise.all([this.written, settled])
    const known = new Set(this.state.sources && [this.state.sources.config, ...this.state.sources.includes])
    const again = (file: SourceFile) => (known.has(file) ? file : this.judging.readAgain(file, this.workspace))
    const next = { ...sources, config: again(sources.config), includes: sources.includes.map(again) }
    await this.judge(next, true, Math.min(2 * this.took, longestPause), isTyped)
  }

  /** Reads what is on the disk, and tells its mistakes at once. */
  async readNow(): Promise<void> {
    this.turn += 1
    this.tell = true
    await this.read()
    await this.rest
  }

  /** Until the rules have been asked about what is shown. */
  async whenJudged(): Promise<void> {
    while (!this.state.judged) await new Promise<void>((resolve) => this.waiting.push(resolve))
  }

  /** Where something of this name is used; nothing before the content could be read. */
  usesOf(name: string): FoundUses | undefined {
    const { sources } = this.state
    return sources ? this.judging.findUses(sources, name) : undefined
  }

  /** What can be asked for. */
  names(): NamedThings[] {
    const { sources } = this.state
    return sources ? this.judging.usableNames(sources) : []
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.telling)
    clearTimeout(this.reading)
    clearTimeout(this.typed)
    this.border.stop()
    this.watch?.close()
  }

  private readIn(pause: number): void {
    clearTimeout(this.reading)
    this.reading = globalThis.setTimeout(() => {
      this.reading = undefined
      void this.readSoon()
    }, pause)
  }

  private follow(folders: readonly string[]): void {
    for (const folder of folders) {
      this.followed.add(folder)
      this.watch?.follow(folder)
    }
  }

  private async read(): Promise<void> {
    await this.written
    const { tell, telling, turn } = this
    clearTimeout(telling)
    this.tell = false
    this.telling = undefined
    try {
      const begin = performance.now()
      const sources = await this.judging.loadSources(this.config, this.workspace)
      this.tookToRead = performance.now() - begin
      if (this.stopped) return
      // What was read may be older than what is shown since.
      if (turn !== this.turn) {
        this.tell ||= tell
        return await this.read()
      }
      this.follow(includedFolders(sources, this.folder))
      const isSame = this.state.failure === null && this.state.sources && same(sources, this.state.sources)
      // Written as it was: what was not told of it is told nevertheless.
      if (!tell && !this.border.isOver && isSame) return telling && this.tellLater()
      // A file that ends in the middle is still being written: its mistakes are not worth looking for.
      if (!tell && isUnfinished(sources, this.state.sources)) return this.tellLater()
      await this.judge(sources, tell, tell ? beginning : 0)
    } catch (error) {
      await this.fail(error, tell)
    }
  }

  private async fail(error: unknown, tell: boolean): Promise<void> {
    if (tell) await this.set({ ...this.state, failure: error instanceof Error ? error.message : String(error) })
    else this.tellLater()
  }

  /**
   * Shows sources as far as they can be shown at once, and goes on to judge them. Who saves again does not wait for that:
   * it is given up for the next state.
   */
  private async judge(sources: Sources, tell: boolean, pause: number, isTyped = false): Promise<void> {
    clearTimeout(this.typed)
    this.turn += 1
    const { turn } = this
    const looking = { at: this.clock(), workspace: this.workspace, drafts: true }
    const first = isRight(this.before) ? this.judging.firstSight(sources, this.before, looking) : null
    const ask = () => this.askRules({ sources, tell, isTyped, first, looking, turn })
    if (!first) return ask()
    await this.set({ ...this.state, latest: first, judged: false, sources })
    // The first time everything else begins, too; and somebody may go on typing.
    const asked = setTimeout(pause).then(() => (turn === this.turn ? ask() : undefined))
    this.rest = asked.catch((error: unknown) => this.fail(error, tell))
  }

  private async askRules({ sources, tell, isTyped, first, looking, turn }: Asked): Promise<void> {
    const begin = performance.now()
    const steps = this.judging.checkLatest(sources, this.before, looking, first)
    let step = steps.next()
    for (; !step.done; step = steps.next()) {
      if (!first) continue
      await setImmediate()
      if (turn === this.turn) continue
      // Who goes on typing is not kept waiting: this state is given up for the next one. All of it takes at least that long.
      this.took = Math.max(this.took, performance.now() - begin)
      return
    }
    const latest = step.value
    this.took = performance.now() - begin
    this.before = latest
    this.border.wait(latest.until)
    const isLate = !isRight(latest) && !tell
    if (isLate) this.tellLater()
    const told = isLate ? this.state.told : { diagnostics: latest.diagnostics, sources }
    const now = { latest, judged: true, sources, told, failure: null }
    const quiet = isTyped && whileTyped(now, this.state.told)
    if (!quiet) return this.set(now)
    await this.set(quiet)
    const tellAll = () => turn === this.turn && void this.set(now)
    this.typed = globalThis.setTimeout(tellAll, typingPause).unref()
  }

  private tellLater(): void {
    this.telling = globalThis.setTimeout(() => {
      this.telling = undefined
      this.tell = true
      void this.readSoon()
    }, settled)
  }

  private async set(state: ContentState): Promise<void> {
    const before = this.state
    this.state = state
    for (const go of this.waiting.splice(0)) go()
    await this.changed(state, before)
  }
}
