/** Where the server says whether it lives, and whether it may be sent visitors: it does so in place of the site. */
export const healthAddresses = { lives: '/healthz', ready: '/readyz' } as const

const all: ReadonlySet<string> = new Set(Object.values(healthAddresses))

export function isHealthAddress(address: string): boolean {
  return all.has(address)
}
