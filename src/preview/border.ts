import type { At } from '../content/times/clock.ts'

/** A minute: a computer that was asleep is late by no more than that. */
const longestWait = 60_000

/** Waits for the moment at which the next thing on a site begins or ends. */
export class Border {
  private until = Number.POSITIVE_INFINITY
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly clock: () => At,
    private readonly over: () => void,
  ) {}

  /** Whether that moment has come. A moment that was asked for stays. */
  get isOver(): boolean {
    const at = this.clock()
    return typeof at === 'number' && at >= this.until
  }

  /** Waits for another moment than before; for none, where a moment was asked for. */
  wait(until: number): void {
    this.until = typeof this.clock() === 'number' ? until : Number.POSITIVE_INFINITY
    this.stop()
    const left = this.until - Number(this.clock())
    if (left <= 0) this.over()
    else if (this.until < Number.POSITIVE_INFINITY)
      this.timer = setTimeout(() => this.wait(this.until), Math.min(left, longestWait)).unref()
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}
