import { setTimeout as wait } from 'node:timers/promises'
import { emptyLog } from '../commands/forget.ts'
import type { Manifest } from '../manifest.ts'
import type { Database } from '../store/tables.ts'
import { type Erased, eraseBatch, kindsStored } from './erase-due.ts'
import { dueBefore } from './keep.ts'

export interface RetentionPace {
  /** Milliseconds between two rounds. */
  readonly interval: number
  /** The same after a round in which not everything could be done. */
  readonly again: number
}

const usualPace: RetentionPace = { interval: 3_600_000, again: 60_000 }

/** Milliseconds by which a clock may be put ahead between two rounds. Beyond that it may have gone wrong, and what is erased is gone. */
const mostAhead = 86_400_000

/** Milliseconds between two batches, for who waits to store something. */
const pause = 10

type OnErased = (erased: Erased) => void
type OnFailure = (error: unknown, what: string) => void

/** Erases leads whose time is over: at the start, and every hour. Several instances may do so at once. */
export class Retention {
  private timer: NodeJS.Timeout | undefined
  private round: Promise<void> | undefined
  private closing = false
  private last = { clock: Date.now(), real: performance.now() }
  /** The bytes of what was erased, by us or before us, may still be in the store's log of changes. */
  private traces = true

  constructor(
    private readonly database: Database,
    private readonly manifest: Manifest,
    private readonly onFailure: OnFailure,
    private readonly pace: RetentionPace = usualPace,
  ) {}

  /** Begins, and says who is told of what is erased. */
  start(onErased: OnErased): void {
    if (this.closing) return
    this.round = this.run(onErased).then((well) => {
      if (this.closing) return
      this.timer = setTimeout(() => this.start(onErased), well ? this.pace.interval : this.pace.again).unref()
    })
  }

  /** Ends after the batch that is under way. */
  async close(): Promise<void> {
    this.closing = true
    clearTimeout(this.timer)
    await this.round
  }

  /** Whether all was done. */
  private async run(onErased: OnErased): Promise<boolean> {
    if (this.hasJumped()) {
      this.onFailure(new ClockAhead(), 'nothing is erased before the next round')
      return true
    }
    try {
      for (const kind of await kindsStored(this.database)) {
        const before = dueBefore(this.manifest, kind, Date.now())
        if (before !== undefined) await this.erase(kind, before, onErased)
      }
      if (this.traces) this.traces = !(await emptyLog(this.database, 0))
      return !this.traces
    } catch (error) {
      this.onFailure(error, 'what is due could not be erased')
      return false
    }
  }

  /** Whether the clock has gone a day further than time has: the machine slept, or the clock went wrong, and may be right by the next round. */
  private hasJumped(): boolean {
    const before = this.last
    this.last = { clock: Date.now(), real: performance.now() }
    return this.last.clock - before.clock - (this.last.real - before.real) > mostAhead
  }

  private async erase(kind: string, before: string, onErased: OnErased): Promise<void> {
    let [leads, undelivered, more] = [0, 0, true]
    try {
      while (more && !this.closing) {
        const erased = await eraseBatch(this.database, kind, before)
        leads += erased.leads
        undelivered += erased.undelivered
        more = erased.more
        if (more) await wait(pause)
      }
    } finally {
      if (leads > 0) {
        this.traces = true
        onErased({ form: kind, leads, undelivered })
      }
    }
  }
}

class ClockAhead extends Error {
  override name = 'ClockAhead'
  override message = 'The clock was put ahead by more than a day. Put it right, if it is wrong.'
}
