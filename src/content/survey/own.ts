/** Finds the path of an address of this site that is written with its domain; undefined of any other address. */
export function createOwnPath(url: string): (address: string) => string | undefined {
  const own = bare(url).toLowerCase()
  return (address) => {
    const there = bare(address)
    if (!there.toLowerCase().startsWith(own)) return undefined
    const path = there.slice(own.length)
    if (path === '' || path.startsWith('/')) return path || '/'
    return path.startsWith('#') || path.startsWith('?') ? `/${path}` : undefined
  }
}

/** Both with "www." and without it visitors reach the same site, encrypted or not. */
function bare(address: string): string {
  return address.replace(/^https?:\/\//i, '').replace(/^www\./i, '')
}
