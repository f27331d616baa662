import { fileAddress, plainAddress } from '../agreed/addresses.ts'

/** What hosts read themselves, and what is hidden: nobody is served these. What others have to find is below ".well-known". */
const unserved = /(?:^|\/)(?:\.(?!well-known(?:\/|$))|_(?:headers|redirects)(?:\/|$))/

/** The addresses below a host at which files answer, for hosts that forget what they keep by address. */
export function addressesOf(names: Iterable<string>): string[] {
  const addresses = new Set<string>()
  for (const name of names) {
    if (unserved.test(name)) continue
    // Compressed forms have the address of their file.
    const plain = `/${name.replace(/\.(br|gz)$/, '')}`
    const address = plain.replace(/\/index\.html$/, '') || '/'
    // As pages ask for pictures, and as they do for what authors link to: "&" and "+" stand in some as they are.
    addresses.add(fileAddress(address)).add(plainAddress(address.replaceAll('%', '%25')))
  }
  return [...addresses].sort()
}
