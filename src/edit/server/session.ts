import path from 'node:path'
import { changeSite } from '../../changes/site/change-site.ts'
import { type FileChange, filesOf, withFiles } from '../../changes/site/files.ts'
import { applyEdits, type Edit } from '../../content/json/edits.ts'
import { Impossible } from '../../content/operations/tree.ts'
import { SourceFile, type Sources } from '../../content/read/source-file.ts'
import type { LiveContent } from '../../preview/content.ts'
import { insideOf } from '../../site-files/inside.ts'
import { Refused } from '../../site-files/refused.ts'
import { type FileStep, writeAll } from '../../site-files/write.ts'
import type { EditOperation } from '../agreed.ts'
import type { Event, Step, Where } from './history.ts'
import type { Journal } from './journal.ts'
import { onto } from './merge-text.ts'
import { type Move, moveBetween, type Text } from './moves.ts'
import { inKernel } from './resolve.ts'

/** What an author does in one go. */
export interface Gesture {
  /** The state that it was made on. */
  readonly version: number
  readonly title: string
  readonly where: Where
  readonly operations: readonly EditOperation[]
  /** Typing in the same place is joined to one step. */
  readonly join?: string | undefined
}

/** 50 states: a gesture that is made on an older one comes from a page that was asleep. */
const mostStates = 50

/** A second without typing ends a step. */
const pause = 1000

/** A site while somebody edits it: what is done to it is shown at once, saved at once, and can be undone. */
export class Session {
  /** Counts the states of the content. */
  version = 1
  private readonly states = new Map<number, Sources>()
  private known: Sources
  private queue: Promise<unknown> = Promise.resolve()
  /** Until when more of the same typing belongs to the last step. */
  private typedUntil = 0

  constructor(
    private readonly content: LiveContent,
    /** The folder of the site. */
    private readonly folder: string,
    private readonly journal: Journal,
    private readonly now: () => number = Date.now,
  ) {
    this.known = this.sources
    this.states.set(this.version, this.known)
  }

  get sources(): Sources {
    const { sources } = this.content.state
    if (!sources) throw new Refused('The site cannot be read.', 'mend that first.')
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
    this.version += 1
    this.states.set(this.version, sources)
    this.states.delete(this.version - mostStates)
    void this.next(() => this.catchUp())
  }

  /** Notes what others have done to the files. */
  private async catchUp(): Promise<void> {
    const { known, sources } = this
    this.known = sources
    const moves = movesBetween(known, sources)
    if (moves.length > 0) await this.journal.add({ kind: 'elsewhere', moves }, textsOf(known))
  }

  /** Does what was asked for, all of it or nothing, and says what the step is called. */
  do(gesture: Gesture): Promise<Step> {
    return this.next(() => this.inStep(() => this.gesture(gesture)))
  }

  /** Puts other letters into a file, as a fix does that was found in this very text. */
  mend(file: string, edits: readonly Edit[], step: Pick<Step, 'title' | 'where'>): Promise<Step> {
    return this.next(async () => {
      await this.catchUp()
      const before = filesOf(this.sources).find((one) => one.path === file)
      if (!before) throw new Refused(`${file} is gone.`, 'look again.')
      const after = SourceFile.written(file, applyEdits(before.text, edits))
      return this.take([{ path: file, before, after }], { ...step, id: this.journal.history.next }, 'done')
    })
  }

  undo(): Promise<Step> {
    return this.next(() => this.inStep(() => this.reverse('undone')))
  }

  redo(): Promise<Step> {
    return this.next(() => this.inStep(() => this.reverse('redone')))
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
  private async inStep(task: () => Promise<Step>): Promise<Step> {
    await this.catchUp()
    try {
      return await task()
    } catch (error) {
      if (!(error instanceof ChangedElsewhere)) throw error
      await this.catchUp()
      return task()
    }
  }

  private async gesture({ version, title, where, operations, join }: Gesture): Promise<Step> {
    const base = this.states.get(version)
    if (!base) throw new Refused('This page of the editor is too old: load it again.', 'load it again.')
    const { sources } = this
    const { files } = changeSite(
      base,
      operations.flatMap((operation) => inKernel(operation, base)),
    )
    const changes = movesBetween(base, sources).length === 0 ? files : files.map((file) => onto(file, sources, title))
    if (changes.every(({ before, after }) => before?.text === after?.text))
      throw new Refused('Everything is like that already.', 'nothing is to be done.')
    const last = this.journal.history.done.at(-1)
    const isLast = last !== undefined && last === this.journal.history.events.at(-1)
    const isMore = join !== undefined && isLast && last.step?.join === join && this.now() < this.typedUntil
    const step = { id: isMore && last.step ? last.step.id : this.journal.history.next, title, where, join }
    await this.take(changes, step, 'done', isMore ? last : undefined)
    this.typedUntil = this.now() + pause
    return step
  }

  /** Takes back the last step, or the last taking back of one. Where others changed the same file since, it is merged. */
  private async reverse(kind: 'undone' | 'redone'): Promise<Step> {
    const { history } = this.journal
    const event = (kind === 'undone' ? history.done : history.undone).at(-1)
    if (!event?.step)
      throw new Refused(kind === 'undone' ? 'There is nothing to undo.' : 'There is nothing to do again.', 'go on.')
    const { sources } = this
    const text = textsOf(sources)
    const { title } = event.step
    const words = kind === 'undone' ? `“${title}” cannot be undone` : `“${title}” cannot be done again`
    const changes = event.moves.map(({ path: name }) => {
      const { before, after } = history.around(event, name, text(name))
      const file = (text: Text) => (text === null ? undefined : SourceFile.written(name, text))
      return onto({ path: name, before: file(after), after: file(before) }, sources, words)
    })
    this.typedUntil = 0
    return this.take(changes, event.step, kind)
  }

  /** Shows files as they are to be, notes the event, and saves them. */
  private async take(changes: readonly FileChange[], step: Step, kind: Event['kind'], joined?: Event): Promise<Step> {
    const { sources } = this
    const steps = changes.map((change) => this.stepOf(change))
    for (const { file } of steps) await insideOf(this.folder, file)
    const text = textsOf(sources)
    const moves = changes.flatMap(
      ({ path: name, before, after }) => moveBetween(name, before?.text ?? null, after?.text ?? null) ?? [],
    )
    const all = joined ? this.joinedMoves(joined, changes, text) : moves
    await this.journal.add({ kind, step, moves: all }, text, { isMore: joined !== undefined })
    const next = withFiles(sources, changes)
    this.known = next
    const written = writeAll(this.folder, steps)
    const shown = this.content.show(next, written)
    try {
      await written
      await shown
    } catch (error) {
      await shown
      if (joined) await this.journal.add(joined, text, { isMore: true })
      else await this.journal.drop()
      this.known = sources
      await this.content.readNow()
      throw error instanceof Refused ? new ChangedElsewhere(error.why, error.next) : error
    }
    return step
  }

  /** What became of the files by a step and by more of the same. */
  private joinedMoves(event: Event, changes: readonly FileChange[], text: (name: string) => Text): Move[] {
    const changed = new Map(changes.map((change) => [change.path, change.after?.text ?? null]))
    const after = (name: string) => (changed.has(name) ? (changed.get(name) ?? null) : text(name))
    const names = new Set([...event.moves.map((move) => move.path), ...changed.keys()])
    return [...names].flatMap((name) => {
      const { before } = this.journal.history.around(event, name, text(name))
      return moveBetween(name, before, after(name)) ?? []
    })
  }

  private stepOf({ path: name, before, after }: FileChange): FileStep {
    const file = path.relative(this.folder, path.resolve(name)).split(path.sep).join('/')
    return { file, before: before?.bytes ?? null, after: after?.bytes ?? null }
  }
}

/** A file is another one on the disk than was known. */
class ChangedElsewhere extends Refused {}

/** What was not done, in words for the author. */
export function wordsOf(error: unknown): string | undefined {
  if (error instanceof Impossible) return `This cannot be done: ${error.message}`
  return error instanceof Refused ? error.why : undefined
}

/** The texts of a site's files by their paths. */
function textsOf(sources: Sources): (name: string) => Text {
  const files = new Map(filesOf(sources).map((file) => [file.path, file]))
  return (name) => files.get(name)?.text ?? null
}

function movesBetween(one: Sources, other: Sources): Move[] {
  if (one === other) return []
  const [before, after] = [one, other].map((sources) => new Map(filesOf(sources).map((file) => [file.path, file])))
  const names = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])
  return [...names].flatMap((name) => {
    const [old, now] = [before?.get(name), after?.get(name)]
    return old === now ? [] : (moveBetween(name, old?.text ?? null, now?.text ?? null) ?? [])
  })
}
