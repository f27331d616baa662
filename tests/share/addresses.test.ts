import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { hostOf, privateAddresses } from '../../src/share/addresses.ts'

function at(address: string, internal = false): NetworkInterfaceInfo {
  const family = address.includes(':') ? 'IPv6' : 'IPv4'
  return {
    address,
    netmask: '',
    mac: '',
    internal,
    cidr: null,
    ...({ family, scopeid: 0 } as const),
  }
}

test('the addresses in private networks are found, those of a house or an office before those of containers', () => {
  const interfaces = {
    docker0: [at('172.17.0.1')],
    tun0: [at('10.8.0.3')],
    wlan0: [at('fe80::1'), at('fd12:3456::7'), at('192.168.178.23')],
  }
  expect(privateAddresses(interfaces)).toEqual(['192.168.178.23', '10.8.0.3', '172.17.0.1', 'fd12:3456::7'])
})

test('the machine itself, addresses that the internet reaches, and those without a network are left out', () => {
  const interfaces = {
    lo: [at('127.0.0.1', true), at('::1', true), at('10.0.0.1', true)],
    eth0: [at('203.0.113.5'), at('2001:db8::5'), at('fe80::5'), at('169.254.3.4'), at('172.32.0.1'), at('11.0.0.1')],
    gone: undefined,
  }
  expect(privateAddresses(interfaces)).toEqual([])
})

test.for([
  ['192.168.1.5', 5174, '192.168.1.5:5174'],
  ['fd00:0:0::2', 5174, '[fd00::2]:5174'],
  ['10.0.0.1', 80, '10.0.0.1'],
] as const)('%s with port %i is what browsers call %s', ([address, port, host]) => {
  expect(hostOf(address, port)).toBe(host)
})
