import { changeSite } from '../../changes/site/change-site.ts'
import { type FileChange, withFiles } from '../../changes/site/files.ts'
import type { Edit } from '../../content/json/edits.ts'
import type { Sources } from '../../content/read/source-file.ts'
import type { LiveContent } from '../../preview/content.ts'
import { NotNow, Refused } from '../../site-files/refused.ts'
import type { Decided, EditOperation } from '../agreed.ts'
import type { Taken } from '../agreed-json.ts'
import { beginsEmpty } from './begins-empty.ts'
import { type Did, type Event, NothingLeft, type Step, type Where } from './history.ts'
import type { Journal } from './journal.ts'
import { JsonView } from './json-view.ts'
import { OtherFile, onto } from './merge-text.ts'
import { type Arriving, PictureSteps, type Reversed } from './pictures/steps.ts'
import { inKernel } from './resolve.ts'
import { ChangedElsewhere, Saving } from './saving.ts'
import { States } from './states.ts'
import { fileIn, moveOf, movesBetween, textsOf } from './texts.ts'
import { isTyped, type Typed, typedName, unpacked } from './typed.ts'
import { type Typing, written as textFile, typed } from './typing.ts'

/** What an author does in one go. */
export interface Gesture {
  /** The state that it was made on. */
  readonly version: number
  readonly title: string
  readonly where: Where
  readonly operations: readonly EditOperation[]
  /** Typing in the same place is joined to one step. */
  readonly join?: string | undefined
  /** What was decided where others changed the same. */
  readonly decided?: Decided | undefined
}

/** A second without typing ends a step. */
const pause = 1000

/** A site while somebody edits it: what is done to it is shown at once, saved at once, and can be undone. */
export class Session {
  private readonly states: States
  private known: Sources
  private queue: Promise<unknown> = Promise.resolve()
  /** Until when more of the same typing belongs to the last step. */
  private typedUntil = 0
  private readonly saving: Saving
  private readonly pictures: PictureSteps

  constructor(
    private readonly content: LiveContent,
    folder: string,
    private readonly journal: Journal,
    private readonly now: () => number = Date.now,
  ) {
    this.saving = new Saving(content, folder, journal)
    this.pictures = new PictureSteps(content, folder, journal)
    this.known = this.sources
    // Later than all states of an editor that has ended: what is based on one of these is known to be.
    this.states = new States(this.known, this.now())
  }

  /** Counts the states of the content. */
  get version(): number {
    return this.states.version
  }

  get sources(): Sources {
    const { sources, failure } = this.content.state
    if (!sources) throw new Refused(failure ?? 'The site cannot be read.', 'mend that first.')
    return sources
  }

  /** What can be undone, the last first, and what can be done again, the next first. */
  get steps(): { done: Step[]; undone: Step[] } {
    const { done, undone } = this.journal.history
    const stepsOf = (events: readonly Event[]) => events.flatMap(({ step }) => step ?? []).reverse()
    return { done: stepsOf(done), undone: stepsOf(undone) }
  }

  /** The content is another one: by us, by somebody else, or only judged otherwise. */
  changed(): void {
    const { sources } = this.content.state
    if (!sources) return
    this.states.add(sources)
    void this.next(() => this.catchUp())
  }

  /** Notes what others have done to the files. */
  private async catchUp(): Promise<void> {
    const { known, sources } = this
    const moves = movesBetween(known, sources)
    if (moves.length > 0)
      await this.journal.add({ kind: 'elsewhere', moves }, { before: textsOf(known), after: textsOf(sources) })
    // Only now: what could not be noted, as on a full disk, is still to be, or what is undone next would be undone in another text.
    this.known = sources
  }

  /** Does what was asked for, all of it or nothing, and says what the step is called. */
  do(gesture: Gesture): Promise<Did> {
    return this.next(() => this.inStep(() => this.gesture(gesture)))
  }

  /** Puts other letters into a file, as a fix does that was found in this very text. */
  mend(file: string, edits: readonly Edit[], step: Pick<Step, 'title' | 'where'>): Promise<Step> {
    return this.next(async () => {
      await this.catchUp()
      const before = fileIn(this.sources, file)
      const after = before.edited(edits)
      const done = this.journal.history.stepOf({ ...step, when: this.now() })
      return this.take([{ path: file, before, after }], done, 'done')
    })
  }

  /** Takes letters that were typed into a text: into the file once the text is JSON, until then they are kept beside. */
  type(typing: Typing): Promise<Omit<Taken, 'marks'>> {
    return this.next(() => this.inStep(() => this.typing(typing)))
  }

  /** What was typed into the text of a place and is no JSON yet. */
  typedIn(file: string, at: string): Typed | null {
    const kept = this.journal.text(typedName(file, at))
    return kept === null ? null : unpacked(kept)
  }

  /** Brings a picture to the site: a step as any other. */
  addPicture(picture: Arriving): Promise<void> {
    return this.next(async () => {
      await this.catchUp()
      await this.pictures.add(picture)
      this.typedUntil = 0
    })
  }

  /** Takes back the last step; what was decided counts where others changed the same since. */
  undo(decided?: Decided): Promise<Reversed> {
    return this.next(() => this.inStep(() => this.reverse('undone', decided)))
  }

  redo(decided?: Decided): Promise<Reversed> {
    return this.next(() => this.inStep(() => this.reverse('redone', decided)))
  }

  /** All that was asked for is done and saved. */
  async settled(): Promise<void> {
    await this.queue
  }

  /** One after the other: each is done to what the one before left. */
  private next<T>(task: () => Promise<T>): Promise<T> {
    const done = this.queue.then(task)
    this.queue = done.catch(() => undefined)
    return done
  }

  /** What somebody else saved just now is read first, and then it is tried once more. */
  private async inStep<T>(task: () => Promise<T>): Promise<T> {
    await this.catchUp()
    try {
      return await task()
    } catch (error) {
      if (!(error instanceof ChangedElsewhere || error instanceof NotNow)) throw error
      await this.catchUp()
      return task()
    }
  }

  private async gesture({ version, title, where, operations, join, decided }: Gesture): Promise<Did> {
    const base = this.states.at(version)
    const { sources } = this
    const { files } = changeSite(base, inKernel(operations, base))
    const isLatest = movesBetween(base, sources).length === 0
    const changes = isLatest ? files : files.map((file) => onto(file, sources, title, decided))
    if (!changes.some(moveOf)) throw new NothingLeft('Everything is like that already.', 'nothing is to be done.')
    const step = await this.step(changes, { title, where, join }, operations.some(beginsEmpty))
    // In the state of now the place that is typed in may be another one's: what comes next is meant where it is seen.
    return isLatest ? step : { ...step, seen: this.states.addSeen(withFiles(base, files)) }
  }

  private async typing(typing: Typing): Promise<Omit<Taken, 'marks'>> {
    const { version, title, where, file, at, decided } = typing
    const { sources } = this
    const before = fileIn(this.states.at(version), file)
    const name = typedName(file, at)
    const { text, keeping, file: after } = typed(before, typing, this.journal.text(name))
    const changed = after && onto({ path: file, before, after }, sources, title, decided)
    const changes = [keeping, ...(changed ? [changed] : [])].filter(moveOf)
    if (changes.length > 0) await this.step(changes, { title, where, join: name })
    if (!changed) return { version, text, isSaved: false }
    return { version: this.version, text: JsonView.of(fileIn(this.sources, file), at).text, isSaved: true }
  }

  /** Does something that has a name; more of the same typing belongs to the step before. What begins empty is typed next. */
  private async step(changes: readonly FileChange[], words: Omit<Step, 'id' | 'when'>, isBegun = false): Promise<Step> {
    const { join } = words
    const last = this.journal.history.done.at(-1)
    const isLast = last !== undefined && last === this.journal.history.events.at(-1)
    const isMore = join !== undefined && isLast && last.step?.join === join && this.now() < this.typedUntil
    const step = this.journal.history.stepOf({ ...words, when: this.now() }, isMore ? last.step : undefined)
    await this.take(changes, step, 'done', {
      joined: isMore ? last : undefined,
      isTyped: isBegun || join !== undefined,
    })
    this.typedUntil = this.now() + pause
    return step
  }

  /** Takes back the last step, or the last taking back of one. Where others changed the same file since, it is merged. */
  private async reverse(kind: 'undone' | 'redone', decided?: Decided): Promise<Reversed> {
    const { history } = this.journal
    const event = (kind === 'undone' ? history.done : history.undone).at(-1)
    if (!event?.step)
      throw new NothingLeft(kind === 'undone' ? 'There is nothing to undo.' : 'There is nothing to do again.', 'go on.')
    this.typedUntil = 0
    const picture = await this.pictures.reverse(event.step, kind)
    if (picture) return picture
    const { sources } = this
    const text = this.saving.texts(sources)
    const { title } = event.step
    const words = kind === 'undone' ? `“${title}” cannot be undone` : `“${title}” cannot be done again`
    try {
      const changes = event.moves.map(({ path: name }) => {
        const { before, after } = history.around(event, name, text(name))
        const change = { path: name, before: textFile(name, after), after: textFile(name, before) }
        return isTyped(name) ? change : onto(change, sources, words, decided)
      })
      return await this.take(changes, event.step, kind, { isLeft: !changes.some(moveOf) })
    } catch (error) {
      if (!(error instanceof OtherFile)) throw error
      // Nobody can do that any more: the steps before it can still be undone.
      await this.take([], event.step, kind, { isLeft: true })
      return { ...event.step, note: `${error.why} That step is passed over.` }
    }
  }

  private async take(
    changes: readonly FileChange[],
    step: Step,
    kind: Event['kind'],
    { joined, isTyped = false, isLeft }: { joined?: Event | undefined; isTyped?: boolean; isLeft?: boolean } = {},
  ): Promise<Step> {
    const expect = (sources: Sources) => {
      this.known = sources
    }
    await this.saving.take(this.sources, changes, { kind, step, isTyped, isLeft }, expect, joined)
    return step
  }
}
