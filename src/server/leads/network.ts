import { isIP } from 'node:net'

/** What has no address, such as the "unknown" of some proxies, counts as one customer. */
const nobody = 'unknown'

/** One customer has one IPv4 address, and of IPv6 a whole network (/64). */
export function networkOf(address: string | undefined): string {
  // Of a connection that has broken meanwhile nothing is known.
  const plain = withoutPort(address ?? '').replace(/^::ffff:(?=\d+\.)/i, '')
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
