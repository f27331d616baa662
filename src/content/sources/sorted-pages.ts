/** Pages in an order, which are asked for by their topics. */
export class SortedPages<P extends { topics?: string[] }> {
  /** Where in the order the pages of a topic stand; made when it is first asked for. */
  private places: Map<string, number[]> | undefined
  private readonly found = new Map<string, readonly P[]>()

  constructor(readonly all: readonly P[]) {}

  /** Those with one of some topics. */
  about(topics: readonly string[]): readonly P[] {
    return this.once(`about ${topics.join(' ')}`, () => this.at([...this.counted(topics).keys()].sort((a, b) => a - b)))
  }

  /** Those with one of some topics, and first those with most of them. Pages with the same topics get the same list. */
  related(topics: readonly string[]): readonly P[] {
    return this.once(`related ${topics.toSorted().join(' ')}`, () =>
      this.at([...this.counted(topics)].sort(([a, most], [b, more]) => more - most || a - b).map(([place]) => place)),
    )
  }

  /** How many of some topics the page in each place has. */
  private counted(topics: readonly string[]): Map<number, number> {
    this.places ??= placesByTopic(this.all)
    const counts = new Map<number, number>()
    for (const topic of topics)
      for (const place of this.places.get(topic) ?? []) counts.set(place, (counts.get(place) ?? 0) + 1)
    return counts
  }

  private at(places: readonly number[]): readonly P[] {
    return places.map((place) => this.all[place] as P)
  }

  private once(key: string, make: () => readonly P[]): readonly P[] {
    const pages = this.found.get(key) ?? make()
    this.found.set(key, pages)
    return pages
  }
}

function placesByTopic(pages: readonly { topics?: string[] }[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [place, { topics = [] }] of pages.entries()) {
    for (const topic of new Set(topics)) {
      const others = places.get(topic)
      if (others) others.push(place)
      else places.set(topic, [place])
    }
  }
  return places
}
