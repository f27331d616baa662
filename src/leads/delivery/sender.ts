import { setMaxListeners } from 'node:events'
import { inTime } from '../in-time.ts'
import type { Report } from '../report.ts'
import type { StoredLead } from '../store/read.ts'
import { longestPause, mostAttempts, pauseAfter } from './back-off.ts'
import type { Claimed, Outbox, Result } from './outbox.ts'
import { AskedToWait, type Target } from './target.ts'

export interface Pace {
  /** Milliseconds between looks into the outbox; a lead of our own is looked after at once. */
  readonly interval: number
  /** Milliseconds that one try may take. */
  readonly timeout: number
  /** Milliseconds until the next try. */
  readonly pauseAfter: (attempts: number) => number
  readonly mostAttempts: number
}

export const usualPace: Pace = { interval: 5000, timeout: 15_000, pauseAfter, mostAttempts }

/** So many are under way at a time. */
const atOnce = 16
/** So many are taken from the outbox at a time, for each time is a wait for the disk. */
const batch = 64
/** What was taken comes back after so many times that a try usually takes, unless it is held on to. */
const held = 3
/** Milliseconds for what is under way when the service ends. */
const closeTimeout = 2000

/** Brings leads to one target, each at least once, and never in a visitor's way. */
export class Sender {
  private timer: NodeJS.Timeout | undefined
  private round: Promise<void> | undefined
  private more = false
  private closing = false
  /** Whether the outbox could not be used; said once, until it can be again. */
  private blocked = false
  /** What has ended and is not noted yet: it comes before all else, or what was brought would be brought again. */
  private readonly results = new Map<Claimed, Result>()
  private readonly ended = new AbortController()

  constructor(
    private readonly outbox: Outbox,
    private readonly target: Target,
    private readonly onFailure: Report,
    private readonly pace: Pace = usualPace,
  ) {
    setMaxListeners(atOnce, this.ended.signal)
  }

  /** There may be something to do. */
  wake(): void {
    this.more = true
    if (this.closing || this.round) return
    clearTimeout(this.timer)
    this.round = this.run().then(() => {
      this.round = undefined
      if (this.closing) return
      if (this.more) this.wake()
      else this.timer = setTimeout(() => this.wake(), this.pace.interval).unref()
    })
  }

  /** Lets what is under way end, or breaks it off: then it is tried again by whoever comes next. */
  async close(): Promise<void> {
    this.closing = true
    clearTimeout(this.timer)
    const timer = setTimeout(() => this.ended.abort(), closeTimeout)
    await this.round
    clearTimeout(timer)
    this.target.close?.()
  }

  private async run(): Promise<void> {
    try {
      while (this.more && !this.closing) {
        this.more = false
        await Promise.all(Array.from(this.results, ([delivery, result]) => this.note(delivery, result)))
        const { claimed, lease } = await this.outbox.claim(this.target.name, batch, held * this.pace.timeout)
        if (this.blocked) this.onFailure(undefined, 'the outbox can be used again')
        this.blocked = false
        if (claimed.length === 0) continue
        this.more = true
        const holding = this.hold(lease)
        const deliverAll = async () => {
          // What began after the service was told to end would be broken off, and come twice.
          for (let next = this.next(claimed); next; next = this.next(claimed)) await this.deliver(next)
        }
        const ends = await Promise.allSettled(Array.from({ length: atOnce }, deliverAll))
        clearInterval(holding)
        for (const end of ends) if (end.status === 'rejected') throw end.reason
        if (claimed.length > 0) await this.outbox.giveBack(claimed)
      }
    } catch (error) {
      this.more = false
      if (!this.blocked) this.onFailure(error, 'the outbox cannot be used')
      this.blocked = true
    }
  }

  /** The next of what was taken, which it leaves; nothing when the service is about to end. */
  private next(claimed: Claimed[]): Claimed | undefined {
    return this.closing ? undefined : claimed.shift()
  }

  /** Holds on to what was taken, as long as it is not all done: a slow target needs longer than others that wait for a process which died. */
  private hold(lease: number): NodeJS.Timeout {
    let until = lease
    return setInterval(() => {
      const later = Date.now() + held * this.pace.timeout
      // Where it cannot be done, another process may bring them, too.
      this.outbox.hold(this.target.name, until, later).then(
        () => {
          until = later
        },
        () => {},
      )
    }, this.pace.timeout)
  }

  private async deliver(delivery: Claimed): Promise<void> {
    // Read now, and not with all that was taken: what is erased meanwhile goes nowhere.
    const lead = await this.outbox.read(delivery)
    if (!lead) return
    const result = await this.try(delivery, lead)
    if (result) await this.note(delivery, result)
  }

  /** How it ended; nothing when we have ended it. */
  private async try({ attempts }: Claimed, lead: StoredLead): Promise<Result | undefined> {
    try {
      await this.send(lead)
      return { status: 'sent', due_at: new Date().toISOString(), error: null }
    } catch (error) {
      // It was no fault of the target's: the claim runs out, and it is tried again.
      if (this.ended.signal.aborted) return undefined
      this.onFailure(error, `${this.target.name} did not take a lead`)
      return {
        status: attempts >= this.pace.mostAttempts ? 'dead' : 'waiting',
        due_at: new Date(Date.now() + this.pauseAfter(attempts, error)).toISOString(),
        error: (error instanceof Error ? error.message : String(error)).slice(0, 200),
      }
    }
  }

  /** What counts its calls by the day would be asked all of the times before that day is over. */
  private pauseAfter(attempts: number, error: unknown): number {
    const asked = error instanceof AskedToWait ? Math.min(error.milliseconds, longestPause) : 0
    return Math.max(this.pace.pauseAfter(attempts), asked)
  }

  private async note(delivery: Claimed, result: Result): Promise<void> {
    this.results.set(delivery, result)
    await this.outbox.note(delivery, result)
    this.results.delete(delivery)
  }

  /** Without `AbortSignal.any`: Node 20 lets the time-out that it was given be collected as garbage (nodejs/node#57736). */
  private async send(lead: StoredLead): Promise<void> {
    this.ended.signal.throwIfAborted()
    const attempt = new AbortController()
    const stop = () => attempt.abort()
    const timer = setTimeout(stop, this.target.patience ?? this.pace.timeout)
    this.ended.signal.addEventListener('abort', stop)
    try {
      await inTime(this.target.send(lead, attempt.signal), attempt.signal)
    } finally {
      clearTimeout(timer)
      this.ended.signal.removeEventListener('abort', stop)
    }
  }
}
