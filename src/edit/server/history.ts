import { Refused } from '../../site-files/refused.ts'
import { inverseOf, type Move, movedByAll, type Text } from './moves.ts'

/** No step is left to be undone, or to be done again. */
export class NothingLeft extends Refused {}

/** Where in the site something was done, to go there again. */
export interface Where {
  readonly page?: string | undefined
  readonly section?: number | undefined
}

/** Something that was done in one go and is undone in one go. */
export interface Step {
  readonly id: number
  readonly title: string
  readonly where: Where
  /** Typing in the same place is one step until there is a pause. */
  readonly join?: string | undefined
  /** In milliseconds since 1970; journals of older versions do not say it. */
  readonly when?: number
}

/** A step, and the state that is seen by whom it was asked for, where others have changed more meanwhile. */
export interface Did extends Step {
  readonly seen?: number
}

/** What happened to the files: a step, its undoing or its doing again; or somebody else's change, which has no step. */
export interface Event {
  readonly kind: 'done' | 'undone' | 'redone' | 'elsewhere'
  readonly step?: Step | undefined
  readonly moves: readonly Move[]
  /** Whether it was left to what somebody else did since: it is neither done again. */
  readonly isLeft?: boolean | undefined
}

/** All that has happened to the files of a site while it was edited, in order, and what of it can be undone. */
export class History {
  readonly done: Event[] = []
  readonly undone: Event[] = []

  constructor(readonly events: Event[] = []) {
    for (const event of events) this.sort(event)
  }

  /** A step of these words. What is more of another one has the name that this had: what is typed may be what its place is called. */
  stepOf(words: Omit<Step, 'id'>, more?: Step): Step {
    return { ...words, id: more?.id ?? this.unusedId(), title: more?.title ?? words.title }
  }

  add(event: Event): void {
    this.events.push(event)
    this.sort(event)
  }

  /** The last event was not to be: a file could not be written, or more was typed in the same place. */
  drop(): void {
    this.events.pop()
    for (const list of [this.done, this.undone]) list.length = 0
    for (const event of this.events) this.sort(event)
  }

  /** A file before an event and after it, from what it is now. */
  around(event: Event, path: string, now: Text): { before: Text; after: Text } {
    const index = this.events.lastIndexOf(event)
    if (index < 0) throw new Error('This event is no part of the history.')
    const back = (events: readonly Event[], text: Text) =>
      movedByAll(text, movesOf(events, path).reverse().map(inverseOf))
    const after = back(this.events.slice(index + 1), now)
    return { before: back([event], after), after }
  }

  private unusedId(): number {
    return Math.max(0, ...[...this.done, ...this.undone].map(({ step }) => step?.id ?? 0)) + 1
  }

  private sort(event: Event): void {
    if (event.kind === 'elsewhere') return
    const [from, to] = event.kind === 'undone' ? [this.done, this.undone] : [this.undone, this.done]
    if (event.kind === 'done') this.undone.length = 0
    else {
      from.pop()
      if (event.isLeft) return
    }
    to.push(event)
  }
}

/** What became of one file by some events. */
function movesOf(events: readonly Event[], path: string): Move[] {
  return events.flatMap(({ moves }) => moves.filter((move) => move.path === path))
}
