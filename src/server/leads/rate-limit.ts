/** Addresses that are remembered; beyond that the ones that were quiet longest are forgotten. */
const most = 100_000

interface Bucket {
  left: number
  at: number
}

/** So many requests a minute and address, all at once if need be. Each instance of the server counts for itself. */
export class RateLimit {
  private readonly buckets = new Map<string, Bucket>()

  constructor(
    private readonly perMinute: number,
    private readonly now = () => performance.now(),
  ) {}

  /** Counts a request. The seconds until the next may come, or 0 when this one may. */
  take(address: string): number {
    if (this.perMinute === 0) return 0
    const name = networkOf(address)
    const now = this.now()
    const before = this.buckets.get(name) ?? { left: this.perMinute, at: now }
    const left = Math.min(this.perMinute, before.left + ((now - before.at) / 60_000) * this.perMinute)
    const allowed = left >= 1
    // Put anew, so that the map stays in the order of use.
    this.buckets.delete(name)
    this.buckets.set(name, { left: allowed ? left - 1 : left, at: now })
    if (this.buckets.size > most) this.forgetOldest()
    return allowed ? 0 : Math.ceil(((1 - left) * 60) / this.perMinute)
  }

  private forgetOldest(): void {
    const [oldest] = this.buckets.keys()
    if (oldest !== undefined) this.buckets.delete(oldest)
  }
}

/** One customer has one IPv4 address, and of IPv6 a whole network (/64). */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':')
  const gap = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  return [...groups, ...Array<string>(Math.max(0, gap)).fill('0'), ...(tail?.split(':') ?? [])].slice(0, 4).join(':')
}
