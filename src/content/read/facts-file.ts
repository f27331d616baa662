import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { writeLines } from '../../whole-file.ts'
import type { PageFacts } from './page-facts.ts'

/** A page as it was when its facts were taken. */
interface Kept {
  /** What the file system says of its file; empty where that is not enough to know it again. */
  readonly stamp: string
  /** Names what is in it. */
  readonly hash: string
  /** Null of one that is read each time: others ask for more of it than facts tell. */
  readonly facts: PageFacts | null
}

/** What was known of the files that pages show, by their names. */
export type FileStates = Readonly<Record<string, string>>

/**
 * The facts of a site's pages, kept from run to run. They hold for the same code, settings and shared sections; a file
 * with others in it, or one that cannot be read, is as good as none. What stays the same is neither taken apart nor put
 * together again but for its facts: a site may have many pages.
 */
export class FactsFile {
  readonly states: FileStates
  private readonly before: ReadonlyMap<string, Kept & { line: string }>
  private readonly kept = new Map<string, Kept>()
  private readonly shown = new Set<string>()
  private isChanged = false

  private constructor(
    private readonly file: string,
    /** Names all that facts depend on beside their page: code, settings and shared sections. */
    readonly around: string,
  ) {
    const { states, before } = readKept(file, around)
    this.states = states
    this.before = before
  }

  static open(file: string, code: string, config: unknown): FactsFile {
    const { site, shared } = (config ?? {}) as { site?: unknown; shared?: unknown }
    return new FactsFile(file, hashOf(JSON.stringify([code, site, shared])))
  }

  find(name: string): Kept | undefined {
    return this.before.get(name)
  }

  /** Keeps what is known of a page. */
  keep(name: string, kept: Kept): void {
    const before = this.before.get(name)
    const isSame = before?.stamp === kept.stamp && before.hash === kept.hash && before.facts === kept.facts
    if (!isSame) this.isChanged = true
    this.kept.set(name, isSame ? before : kept)
    for (const source of kept.facts?.sources ?? []) this.shown.add(source)
  }

  private *lines(states: string): Generator<string> {
    yield this.around
    yield states
    for (const [name, kept] of this.kept) {
      const before = this.before.get(name)
      yield before === kept ? before.line : lineOf(name, kept)
    }
  }

  /** Writes what was kept, if it is not what is there. */
  async save(stateOf: (name: string) => string): Promise<void> {
    const states = Object.fromEntries(Array.from(this.shown, (name) => [name, stateOf(name)]))
    const isSame = Object.entries(states).every(([name, state]) => this.states[name] === state)
    if (isSame && !this.isChanged && this.kept.size === this.before.size) return
    try {
      await mkdir(path.dirname(this.file), { recursive: true })
      writeLines(this.file, this.lines(JSON.stringify(states)))
    } catch {
      // Where nothing can be kept, pages are read each time.
    }
  }
}

/** Forms stand behind a tab, which JSON never holds: they are passed over where nobody asks for them. */
function lineOf(name: string, { facts, ...kept }: Kept): string {
  const { drawnForms, ...rest } = facts ?? { drawnForms: '' }
  return `${JSON.stringify([name, { ...kept, facts: facts && rest }])}\t${drawnForms}`
}

function readKept(file: string, around: string) {
  const before = new Map<string, Kept & { line: string }>()
  const none: FileStates = {}
  try {
    const [first, second = '', ...lines] = readFileSync(file, 'utf8').split('\n')
    if (first !== around) return { states: none, before }
    for (const line of lines) {
      const end = line.indexOf('\t')
      const [name, { stamp, hash, facts }] = JSON.parse(line.slice(0, end)) as [string, Kept]
      if (facts) facts.drawnForms = line.slice(end + 1)
      before.set(name, { stamp, hash, facts, line })
    }
    return { states: JSON.parse(second) as FileStates, before }
  } catch {
    return { states: none, before: new Map() }
  }
}

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('base64url')
}
