import { appendFileSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { seal, unseal } from '../../disk/sealed.ts'
import { writeLines } from '../../disk/whole-file.ts'
import { hashOf } from '../../hash.ts'
import type { PageFacts } from './page-facts.ts'

/** A page as it was when its facts were taken. */
interface Kept {
  /**
   * What the file system says of its file; empty where that is not enough to know it again. Of a page in the config, how
   * many bytes it has.
   */
  readonly stamp: string
  /** Names what is in it. */
  readonly hash: string
  /** Null of one that is read each time: others ask for more of it than facts tell. */
  readonly facts: PageFacts | null
  /** What the file says of it, where it is from there. */
  readonly line?: string
}

/** A quarter more lines than pages: then the file is written anew. */
const mostTold = 1.25

/** What was known of the files that pages show, by their names. */
export type FileStates = Readonly<Record<string, string>>

/**
 * The facts of a site's pages, kept from run to run. They hold for the same code, settings and shared sections; a file
 * with others in it, or one that cannot be read, is as good as none. What stays the same is neither taken apart nor put
 * together again but for its facts: a site may have many pages.
 */
export class FactsFile {
  readonly states: FileStates
  private readonly before: Known['before']
  /** Names the file as it was read. */
  private readonly tag: string
  /** How many pages it tells of, those that are no more among them. */
  private readonly told: number
  private readonly kept = new Map<string, Kept>()
  /** Those that are other than they were. */
  private readonly fresh: [string, Kept][] = []

  private constructor(
    private readonly file: string,
    /** Names all that facts depend on beside their page: code, settings and shared sections. */
    readonly around: string,
    known: Known,
  ) {
    const { states, before, tag, told } = known.around === around ? known : none
    this.states = states
    this.before = before
    this.tag = tag
    this.told = told
  }

  static open(file: string, known: Known, code: string, config: unknown): FactsFile {
    const { site, shared } = (config ?? {}) as { site?: unknown; shared?: unknown }
    return new FactsFile(file, hashOf(JSON.stringify([code, site, shared])), known)
  }

  find(name: string): Kept | undefined {
    return this.before.get(name)
  }

  /** Keeps what is known of a page. */
  keep(name: string, kept: Kept): void {
    const before = this.before.get(name)
    const isSame = before?.stamp === kept.stamp && before.hash === kept.hash && before.facts === kept.facts
    if (!isSame) this.fresh.push([name, kept])
    this.kept.set(name, isSame ? before : kept)
  }

  private *lines(states: FileStates): Generator<string> {
    yield this.around
    yield seal(JSON.stringify(states))
    for (const kept of this.kept) yield lineOf(kept)
  }

  /** Writes what was kept, if it is not what is there. */
  async save(stateOf: (name: string) => string): Promise<void> {
    const stated = (names: Iterable<string>) => Object.fromEntries(Array.from(names, (name) => [name, stateOf(name)]))
    // What the others show is in the file: thousands of pages with the same pictures would be asked for nothing.
    const states = stated(new Set([...Object.keys(this.states), ...shownBy(this.fresh)]))
    // Then the states in the file hold for what comes to it, and for pages that are no more.
    const isSame = this.told > 0 && Object.entries(states).every(([name, state]) => this.states[name] === state)
    if (isSame && this.fresh.length === 0) return
    try {
      if (isSame && this.told + this.fresh.length < this.kept.size * mostTold) {
        // A large file takes long to write. What another run has put in its place meanwhile is named otherwise.
        appendFileSync(this.file, this.fresh.map((one) => `\n+${this.tag} ${lineOf(one)} .`).join(''))
        return
      }
      await mkdir(path.dirname(this.file), { recursive: true })
      writeLines(this.file, this.lines(stated(shownBy(this.kept))))
    } catch {
      // Where nothing can be kept, pages are read each time.
    }
  }
}

/** The files that some pages show, each once. */
function shownBy(pages: Iterable<[name: string, kept: Kept]>): Set<string> {
  const shown = new Set<string>()
  for (const [, { facts }] of pages) for (const source of facts?.sources ?? []) shown.add(source)
  return shown
}

/** Forms stand behind a tab, which JSON never holds: they are passed over where nobody asks for them. */
function lineOf([name, { line, facts, ...kept }]: [string, Kept]): string {
  if (line !== undefined) return line
  const { drawnForms, ...rest } = facts ?? { drawnForms: '' }
  return seal(`${JSON.stringify([name, { ...kept, facts: facts && rest }])}\t${drawnForms}`)
}

/** What such a file holds, whatever it holds for. */
export interface Known {
  readonly around: string
  readonly states: FileStates
  readonly before: ReadonlyMap<string, Kept>
  readonly tag: string
  readonly told: number
}

const none: Known = { around: '', states: {}, before: new Map(), tag: '', told: 0 }

export function readKept(file: string): Known {
  try {
    const [first = '', second = '', ...lines] = readFileSync(file, 'utf8').split('\n')
    const before = new Map<string, Kept>()
    const tag = hashOf(`${first} ${second}`)
    for (const line of lines) {
      const own = line.startsWith('+') ? addedLine(line, tag) : line
      const text = own && unseal(own)
      if (!text) continue
      const end = text.indexOf('\t')
      const [name, { stamp, hash, facts }] = JSON.parse(text.slice(0, end)) as [string, Kept]
      if (facts) facts.drawnForms = text.slice(end + 1)
      before.set(name, { stamp, hash, facts, line: own })
    }
    const states = unseal(second)
    return states ? { around: first, states: JSON.parse(states) as FileStates, before, tag, told: lines.length } : none
  } catch {
    return none
  }
}

/** A line that was added to the file with this name; undefined of another, or of half a line that a killed run left. */
function addedLine(line: string, tag: string): string | undefined {
  return line.startsWith(`+${tag} `) && line.endsWith(' .') ? line.slice(tag.length + 2, -2) : undefined
}

/** Names the forms of a page; empty where it has none, as most pages. */
export function formsNameOf(drawnForms: string): string {
  return drawnForms === '[]' ? '' : hashOf(drawnForms)
}
