import { isIP } from 'node:net'

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
    // Of a connection that has broken meanwhile nothing is known.
    const name = networkOf(address ?? '')
    const now = this.now()
    const next = Math.max(this.fullAt.get(name) ?? 0, now) + minute / this.perMinute
    if (next - now > minute) return Math.ceil((next - now - minute) / 1000)
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

/** What has no address, such as the "unknown" of some proxies, counts as one customer. */
const nobody = 'unknown'

/** One customer has one IPv4 address, and of IPv6 a whole network (/64). */
export function networkOf(address: string): string {
  const plain = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(plain)
  if (version === 0) return nobody
  return version === 4 ? plain : networkOfSix(plain)
}

/** Some proxies write the port too, which is another one for each connection: "203.0.113.1:5001", "[2001:db8::1]:5001". */
function withoutPort(address: string): string {
  const [, six, four] = /^(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? []
  return six ?? four ?? address
}

function networkOfSix(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head.split(':')
  const gap = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  return [...groups, ...Array<string>(Math.max(0, gap)).fill('0'), ...(tail?.split(':') ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16))
    .join(':')
}
