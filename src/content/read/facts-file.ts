import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { examplePictures } from '../../schema/example-pictures.ts'
import { writeWhole } from '../../whole-file.ts'
import type { Pictures } from '../pictures/picture.ts'
import type { PageFacts } from './page-facts.ts'

/** A page file as it was when its facts were taken. */
interface Kept {
  /** What the file system says of it; empty where that is not enough to know it again. */
  stamp: string
  /** Names what is in it. */
  hash: string
  /** Names what was known of the files that it shows. */
  files: string
  /** Null of one that is read each time: others ask for more of it than facts tell. */
  facts: PageFacts | null
}

/** The files in public/ and the pictures among them. */
export interface Files {
  publicFiles: ReadonlySet<string>
  pictures: Pictures
}

/**
 * The facts of a site's pages, kept from run to run. They hold for the same code, settings and shared sections; a file
 * with others in it, or one that cannot be read, is as good as none.
 */
export class FactsFile {
  private readonly before: ReadonlyMap<string, Kept>
  private readonly now = new Map<string, Kept>()
  private isChanged = false

  private constructor(
    private readonly file: string,
    /** Names all that facts depend on beside their page: code, settings and shared sections. */
    readonly around: string,
  ) {
    this.before = readKept(file, around)
  }

  static open(file: string, code: string, config: unknown): FactsFile {
    const { site, shared } = (config ?? {}) as { site?: unknown; shared?: unknown }
    return new FactsFile(file, hashOf(JSON.stringify([code, site, shared])))
  }

  /** What was kept of a page file, if the files that it shows are as they were. */
  find(name: string, files: Files): Kept | undefined {
    const kept = this.before.get(name)
    return kept && kept.files === filesOf(kept.facts, files) ? kept : undefined
  }

  /** Keeps what is known of a page file. */
  keep(name: string, { stamp, hash }: Pick<Kept, 'stamp' | 'hash'>, facts: PageFacts | null, files: Files): void {
    const before = this.before.get(name)
    const kept = { stamp, hash, files: filesOf(facts, files), facts }
    this.now.set(name, kept)
    if (before?.stamp !== stamp || before.hash !== hash || before.facts !== facts) this.isChanged = true
  }

  /** Writes what was kept, if it is not what is there. */
  async save(): Promise<void> {
    if (!this.isChanged && this.now.size === this.before.size) return
    const lines = [this.around, ...Array.from(this.now, (entry) => JSON.stringify(entry))]
    try {
      await mkdir(path.dirname(this.file), { recursive: true })
      await writeWhole(this.file, lines.join('\n'))
    } catch {
      // Where nothing can be kept, page files are read each time.
    }
  }
}

function readKept(file: string, around: string): Map<string, Kept> {
  try {
    const [first, ...lines] = readFileSync(file, 'utf8').split('\n')
    return new Map(first === around ? lines.map((line) => JSON.parse(line) as [string, Kept]) : [])
  } catch {
    return new Map()
  }
}

/** Names what is known of the files that a page shows: whether they are there, and what is in the pictures. */
function filesOf(facts: PageFacts | null, { publicFiles, pictures }: Files): string {
  const names = facts?.sources ?? []
  return hashOf(
    names
      .map((name) => `${publicFiles.has(name) ? 1 : examplePictures.has(name) ? 2 : 0} ${pictures.get(name)?.hash}`)
      .join('\n'),
  )
}

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('base64url')
}
