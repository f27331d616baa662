import type { Report } from '../report.ts'

/** Milliseconds until it is tried again: twice as long each time. */
const firstPause = 250
const longestPause = 10_000

/** Opens a store that may be out of reach at the start, for as long as it takes. */
export class Opening {
  /** The first try; from then on the last one that ended. */
  private state: Promise<void>
  private trying: Promise<void>
  private timer: NodeJS.Timeout | undefined
  private pause = firstPause
  private failure: string | undefined
  private closing = false

  constructor(
    private readonly open: () => Promise<void>,
    private readonly report: Report,
  ) {
    this.state = this.try()
    this.trying = this.state
    // Whoever asks is told.
    this.state.catch(() => {})
  }

  /** Kept once the store is open. The first try is waited for; after that it fails with what the last one said. */
  ready(): Promise<void> {
    return this.state
  }

  async close(): Promise<void> {
    this.closing = true
    clearTimeout(this.timer)
    await this.trying.catch(() => {})
  }

  private async try(): Promise<void> {
    try {
      await this.open()
      if (this.failure !== undefined) this.report(undefined, 'the store is open')
    } catch (error) {
      this.failed(error)
      throw error
    }
  }

  /** Said once, as long as it is the same. */
  private failed(error: unknown): void {
    const failure = String(error)
    if (failure !== this.failure) this.report(error, 'the store cannot be opened, and is tried again')
    this.failure = failure
    if (this.closing) return
    this.timer = setTimeout(() => this.again(), this.pause)
    this.pause = Math.min(this.pause * 2, longestPause)
  }

  private again(): void {
    const trying = this.try()
    this.trying = trying
    const ended = () => {
      this.state = trying
    }
    trying.then(ended, ended)
  }
}
