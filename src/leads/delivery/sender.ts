import { setMaxListeners } from 'node:events'
import { inTime } from '../in-time.ts'
import type { Report } from '../report.ts'
import type { StoredLead } from '../store/read.ts'
import { longestPause, mostAttempts, pauseAfter } from './back-off.ts'
import type { Claimed, Outbox, Result } from './outbox.ts'
import { AskedToWait, RefusedForGood, type Target } from './target.ts'

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

/** Brings leads to one target, each at least once, and never in a visitor's way; a try that hangs holds up no other. */
export class Sender {
  private timer: NodeJS.Timeout | undefined
  private holding: NodeJS.Timeout | undefined
  private looking: Promise<void> | undefined
  private more = false
  private closing = false
  /** Whether the outbox could not be used; said once, until it can be again. */
  private blocked = false
  /** The leads that were taken from the outbox, and until when nobody else takes each. */
  private readonly ours = new Map<string, number>()
  /** What of them has not begun. */
  private taken: Claimed[] = []
  private readonly underWay = new Set<Promise<void>>()
  /** What has ended and could not be noted: it comes before all else, or what was brought would be brought again. */
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
    this.goOn()
  }

  /** Lets what is under way end, or breaks it off: then it is tried again by whoever comes next. */
  async close(): Promise<void> {
    this.closing = true
    clearTimeout(this.timer)
    const timer = setTimeout(() => this.ended.abort(), closeTimeout)
    await this.looking
    await Promise.all(this.underWay)
    if (this.taken.length > 0) await this.outbox.giveBack(this.taken).catch((error: unknown) => this.cannotUse(error))
    clearTimeout(timer)
    clearInterval(this.holding)
    this.target.close?.()
  }

  /** Begins what was taken, and looks for more where there is room. */
  private goOn(): void {
    // What began after the service was told to end would be broken off, and come twice.
    if (this.closing) return
    while (this.underWay.size < atOnce) {
      const next = this.taken.shift()
      if (!next) break
      this.begin(next)
    }
    if (this.looking || this.underWay.size === atOnce) return
    if (!this.more) {
      this.timer ??= setTimeout(() => this.wake(), this.pace.interval).unref()
      return
    }
    clearTimeout(this.timer)
    this.timer = undefined
    this.looking = this.look().then(() => {
      this.looking = undefined
      this.goOn()
    })
  }

  private begin(delivery: Claimed): void {
    const work = this.deliver(delivery)
      .catch((error: unknown) => this.cannotUse(error))
      .then(() => {
        this.ours.delete(delivery.lead)
        this.underWay.delete(work)
        this.goOn()
      })
    this.underWay.add(work)
  }

  /** Takes what is due, after what could not be noted. */
  private async look(): Promise<void> {
    this.more = false
    try {
      await Promise.all(Array.from(this.results, ([delivery, result]) => this.note(delivery, result)))
      const { claimed, lease } = await this.outbox.claim(this.target.name, batch, held * this.pace.timeout)
      if (this.blocked) this.onFailure(undefined, 'the outbox can be used again')
      this.blocked = false
      if (claimed.length === 0) return
      this.more = true
      // What is under way is taken once more where the clock has jumped ahead, and not brought twice for that.
      this.taken = claimed.filter(({ lead }) => !this.ours.has(lead))
      for (const { lead } of claimed) this.ours.set(lead, lease)
      this.holding ??= setInterval(() => this.hold(), this.pace.timeout).unref()
    } catch (error) {
      this.cannotUse(error)
    }
  }

  /** It is tried again after a pause. What was taken and has not begun comes back by itself. */
  private cannotUse(error: unknown): void {
    this.more = false
    for (const { lead } of this.taken.splice(0)) this.ours.delete(lead)
    if (!this.blocked) this.onFailure(error, 'the outbox cannot be used')
    this.blocked = true
  }

  /** Holds on to what is ours: a slow target needs longer than others that wait for a process which died. */
  private hold(): void {
    const later = Date.now() + held * this.pace.timeout
    for (const lease of new Set(this.ours.values())) {
      const leads = Array.from(this.ours.keys()).filter((lead) => this.ours.get(lead) === lease)
      this.outbox.hold(this.target.name, leads, lease, later).then(
        () => {
          for (const lead of leads) if (this.ours.get(lead) === lease) this.ours.set(lead, later)
        },
        // Where it cannot be done, another process may bring them, too.
        () => {},
      )
    }
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
      const isOver = this.target.endsRefused === true && error instanceof RefusedForGood
      return {
        status: isOver || attempts >= this.pace.mostAttempts ? 'dead' : 'waiting',
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
    try {
      await this.outbox.note(delivery, result)
      this.results.delete(delivery)
    } catch (error) {
      this.results.set(delivery, result)
      throw error
    }
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
