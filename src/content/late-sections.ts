/**
 * A page whose sections are found out when they are asked for. The accessor is that of all such pages: where each has one of its
 * own, no two of them are alike to V8, and whatever looks at thousands of pages takes ten times as long.
 */
class LatePage<Sections> {
  readonly #find: () => Sections

  constructor(known: object, find: () => Sections) {
    Object.assign(this, known)
    this.#find = find
  }

  get sections(): Sections {
    return this.#find()
  }
}

/** What is known of a page, with the sections that a function finds. A copy made by "..." has none: name them where they are meant. */
export function withLateSections<Known extends object, Sections>(
  known: Known,
  find: () => Sections,
): Known & { readonly sections: Sections } {
  return new LatePage(known, find) as Known & LatePage<Sections>
}
