import type { PageState } from '../agreed.ts'

/** Two seconds: a program that takes a file away to write it anew has mostly put it back by then. */
const patience = 2000

/** 250 ms: who waits for a page sees it soon after it came. */
const rest = 250

/** A page that was shown and is not found. What stands there stays for a while: somebody may be typing in it. */
export class Missed {
  private since: number | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly lookAgain: () => void) {}

  /** Whether a page that is shown is not there and may come back: as long as something is to be done to it, or for a moment. */
  waitsFor(page: PageState | null, shown: PageState | null | undefined, isAllSent: boolean): boolean {
    clearTimeout(this.timer)
    if (page || !shown) {
      this.since = undefined
      return false
    }
    this.since ??= Date.now()
    if (isAllSent && Date.now() - this.since >= patience) return false
    this.timer = setTimeout(this.lookAgain, rest)
    return true
  }
}
