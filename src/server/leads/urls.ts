import type { Manifest } from '../../leads/manifest.ts'

/**
 * Where the service has an address such as "/leads/contact": below the path that the site stands below, since a proxy may
 * know no other; and at the root, where programs find it whatever the site's own path is.
 */
export function urlsOf(address: string, { base }: Manifest): string[] {
  return [...new Set([address, base + address])]
}
