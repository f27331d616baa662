import { flushSync } from 'react-dom'
import type { EditOperation } from '../agreed.ts'
import { keepSame } from './same.ts'
import { nothingYet, type Shown } from './shown.ts'
import { withWaiting } from './waiting.ts'

/** What is read at once. */
type Read = Pick<Shown, 'page'> | Pick<Shown, 'site'>

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

  say(said: string): void {
    // The same words twice would not be read out twice.
    this.set({ said: said === this.shown.said ? `${said} ` : said })
  }

  /**
   * Shows what was read. Lists know their rows by what they showed: what was done here comes before what others did to the same.
   */
  protected read(now: Read, done: readonly EditOperation[]): void {
    const isPage = 'page' in now
    if (done.length > 0) {
      const { page, site } = withWaiting(this.shown, this.shown, done)
      const mine = isPage ? { page } : { site }
      if (isOther(mine, now)) flushSync(() => this.set(mine))
    }
    const { page, site } = this.shown
    this.set(isPage ? { page: keepSame(page, now.page) } : { site: keepSame(site, now.site) })
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
function isOther(one: Read, other: Read): boolean {
  const values = valuesOf(one)
  return keepSame(values, valuesOf(other)) !== values
}

function valuesOf(read: Read): unknown[] {
  if ('site' in read) return [read.site?.value]
  return [read.page?.value, read.page?.sections.map(({ value }) => value)]
}
