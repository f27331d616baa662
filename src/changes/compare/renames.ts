/** What is called otherwise, and how many links followed. */
export class Renames {
  /** Addresses of pages, of places on them and of files, each with the new one. */
  private readonly addresses = new Map<string, string>()
  private readonly followers = new Map<string, number>()

  add(from: string, to: string): void {
    this.addresses.set(from, to)
  }

  /** How many links lead to a new address where they led to the old one. */
  followersOf(to: string): number {
    return this.followers.get(to) ?? 0
  }

  /** Whether a text of a page became another only because its links lead to where things are now. */
  explain(before: string, after: string, page: string): boolean {
    if (this.addresses.size === 0) return false
    const used: string[] = []
    const followed = before.replace(
      /(^|\]\()([^\s#?()]*)(#[^\s()?]*)?/g,
      (all, lead: string, path: string, place: string = '') => {
        const own = path === '' ? page : path
        const target = this.addresses.get(own) ?? own
        const spot =
          place === '' ? undefined : (this.addresses.get(`${own}${place}`) ?? this.addresses.get(`${target}${place}`))
        if (spot === undefined && target === own) return all
        used.push(spot ?? target)
        return `${lead}${path === '' ? '' : target}${spot === undefined ? place : spot.slice(spot.indexOf('#'))}`
      },
    )
    if (used.length === 0 || followed !== after) return false
    for (const to of used) this.followers.set(to, this.followersOf(to) + 1)
    return true
  }
}
