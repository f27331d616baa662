/** The addresses below a host at which files answer, for hosts that forget what they keep by address. */
export function addressesOf(names: Iterable<string>): string[] {
  const addresses = new Set<string>()
  for (const name of names) {
    // What hosts read themselves has no address, and compressed forms have that of their file.
    if (/(?:^|\/)[._]/.test(name)) continue
    const plain = `/${name.replace(/\.(br|gz)$/, '')}`
    addresses.add(plain.replace(/\/index\.html$/, '') || '/')
  }
  return [...addresses].sort()
}
