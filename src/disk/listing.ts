import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs'

/** The folders of a site as they are while it is read: to ask for thousands of names takes its time, so each is asked for once. */
export class Listing {
  private readonly known = new Map<string, readonly Dirent[]>()

  /** What is in a folder. */
  entries(folder: string): readonly Dirent[] {
    const entries = this.known.get(folder) ?? entriesOf(folder)
    this.known.set(folder, entries)
    return entries
  }

  /**
   * All that is in a folder and in those below it, by names with "/" that are told from there on. What a link leads to is not
   * among it. Node's own `recursive` follows links, by versions always or at times, and one that leads back forty times.
   */
  below(folder: string, before = ''): { readonly name: string; readonly entry: Dirent }[] {
    return this.entries(folder).flatMap((entry) => {
      const name = before + entry.name
      const own = { name, entry }
      return entry.isDirectory() ? [own, ...this.below(`${folder}/${entry.name}`, `${name}/`)] : [own]
    })
  }
}

/** A folder that is not there is as good as an empty one. */
export function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

/** What is at a place; undefined where nothing can be found, as below a file or behind a link to itself, for which Node has errors. */
export function statsAt(place: string): Stats | undefined {
  try {
    return statSync(place, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
