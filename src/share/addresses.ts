import { BlockList } from 'node:net'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

/** Networks that no one reaches from outside, most usual first: containers on the same machine mostly take from the third. */
const networks = [
  ['192.168.0.0', 16, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['fc00::', 7, 'ipv6'],
] as const

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** The addresses that this machine has in networks of a house or an office, the likeliest first. */
export function privateAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const own = Object.values(interfaces).flatMap((addresses) => addresses ?? [])
  return networks.flatMap(([network, bits, family]) => {
    const inside = new BlockList()
    inside.addSubnet(network, bits, family)
    return own
      .filter(({ internal, family: kind }) => !internal && kind.toLowerCase() === family)
      .map(({ address }) => address)
      .filter((address) => inside.check(address, family))
  })
}

/** An address and a port as a browser writes them. */
export function hostOf(address: string, port: number): string {
  return new URL(`http://${address.includes(':') ? `[${address}]` : address}:${port}`).host
}
