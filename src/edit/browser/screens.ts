import { flushSync } from 'react-dom'
import type { EditOperation } from '../agreed.ts'
import { keepSame } from './same.ts'
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

  /**
   * Shows what was read. Lists know their rows by what they showed: what was done here comes before what others did to the same.
   */
  protected read(now: Pick<Shown, 'page'> | Pick<Shown, 'site'>, done: readonly EditOperation[]): void {
    const mine = withWaiting(this.shown, this.shown, done)
    const next = { ...mine, ...now }
    if (mine !== this.shown && isOther(mine, next)) flushSync(() => this.set(mine))
    const { page, site } = this.shown
    this.set({ page: keepSame(page, next.page), site: keepSame(site, next.site) })
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

/** Whether something says another thing, wherever it stands. */
function isOther(one: Shown, other: Shown): boolean {
  const values = valuesOf(one)
  return keepSame(values, valuesOf(other)) !== values
}

function valuesOf({ page, site }: Shown): unknown[] {
  return [page?.value, page?.sections.map(({ value }) => value), site?.value]
}
