import { filesOf } from '../../content/read/files-of.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { Refused } from '../../site-files/refused.ts'

/** 50 states, or 100 MB of texts: a gesture that is made on an older one comes from a page that was asleep. */
const mostStates = 50
const mostBytes = 100_000_000

/** 4: one for each window in which somebody may be typing. */
const mostSeen = 4

interface State {
  readonly sources: Sources
  /** The bytes of its files that were others before: those that did not change are the same objects. */
  readonly fresh: number
}

/** Something was based on a state that is no longer kept, or was one of an editor that has ended. */
export class TooOld extends Refused {
  constructor() {
    super('This page of the editor is too old: load it again.', 'load it again.')
  }
}

/** The last states of the content, by their numbers. */
export class States {
  private readonly kept = new Map<number, State>()
  private readonly seen = new Map<number, Sources>()

  constructor(
    sources: Sources,
    private latest: number,
  ) {
    this.kept.set(this.latest, { sources, fresh: 0 })
  }

  /** The number of the latest. */
  get version(): number {
    return this.latest
  }

  add(sources: Sources): void {
    const before = new Set(filesOf(this.at(this.latest)))
    const changed = filesOf(sources).filter((file) => !before.has(file))
    this.latest += 1
    this.kept.set(this.latest, { sources, fresh: changed.reduce((sum, { bytes }) => sum + bytes.length, 0) })
    this.forgetOld()
  }

  /** Notes the files as somebody sees them who has not seen yet what others did. Only what is done next is based on that. */
  addSeen(sources: Sources): number {
    const number = -this.latest
    this.seen.set(number, sources)
    const [first = number] = this.seen.keys()
    if (this.seen.size > mostSeen) this.seen.delete(first)
    return number
  }

  /** The files as they were in a state, or as somebody sees them. */
  at(version: number): Sources {
    const found = this.kept.get(version)?.sources ?? this.seen.get(version)
    if (!found) throw new TooOld()
    return found
  }

  private forgetOld(): void {
    let size = [...this.kept.values()].reduce((sum, { fresh }) => sum + fresh, 0)
    for (const [version, { fresh }] of this.kept) {
      // What was just now is what most gestures are made on.
      if (version >= this.latest - 1 || (version > this.latest - mostStates && size <= mostBytes)) return
      this.kept.delete(version)
      size -= fresh
    }
  }
}
