import { networkOf } from './network.ts'

/** Addresses that are remembered; beyond that the ones that were quiet longest are forgotten. */
const most = 100_000

const minute = 60_000

/** So many requests a minute and address, all at once if need be. Each instance of the server counts for itself. */
export class RateLimit {
  /** When each address has all of its requests again. */
  private readonly fullAt = new Map<string, number>()

  constructor(
    private readonly perMinute: number,
    private readonly now = () => performance.now(),
  ) {}

  /** Counts a request. The seconds until the next may come, or 0 when this one may. */
  take(address: string | undefined): number {
    if (this.perMinute === 0) return 0
    const name = networkOf(address)
    const now = this.now()
    const next = Math.max(this.fullAt.get(name) ?? 0, now) + minute / this.perMinute
    // In whole milliseconds: with fractions, a minute from now may be a little more than a minute away.
    const tooSoon = Math.floor(next - now) - minute
    if (tooSoon > 0) return Math.ceil(tooSoon / 1000)
    // Put anew, so that the map stays in the order of use.
    this.fullAt.delete(name)
    this.fullAt.set(name, next)
    if (this.fullAt.size > most) this.forgetOldest()
    return 0
  }

  private forgetOldest(): void {
    const [oldest] = this.fullAt.keys()
    if (oldest !== undefined) this.fullAt.delete(oldest)
  }
}
