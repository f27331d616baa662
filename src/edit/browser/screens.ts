import type { EditOperation } from '../agreed.ts'
import { nothingYet, type Shown } from './shown.ts'
import { withWaiting } from './waiting.ts'

/** What the screens show, and who is told when that is another. */
export abstract class Screens {
  /** As it was read, without what waits to be saved. */
  protected shown = nothingYet
  private drawn = nothingYet
  private isLate = false
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly now = () => this.drawn

  /** What was done, and is not in what was read yet. */
  protected abstract waiting(): readonly EditOperation[]

  protected set(more: Partial<Shown>): void {
    if (Object.entries(more).every(([name, value]) => this.shown[name as keyof Shown] === value)) return
    this.shown = { ...this.shown, ...more }
    this.draw()
  }

  /** What waits is shown from now on, until it is read as saved: that may take as long as a disk is full. */
  protected late(failure = this.shown.failure): void {
    this.isLate = true
    this.shown = { ...this.shown, failure }
    this.draw()
  }

  /** Shows what waits by now. */
  protected follow(): void {
    if (this.isLate) this.draw()
  }

  private draw(): void {
    const waiting = this.isLate ? this.waiting() : []
    this.isLate = waiting.length > 0
    this.drawn = withWaiting(this.drawn, this.shown, waiting)
    for (const listener of this.listeners) listener()
  }
}
