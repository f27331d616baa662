import { type Dirent, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { entriesOf } from '../../disk/listing.ts'
import { hashOf } from '../../hash.ts'
import { stampAt } from '../stamp.ts'
import { notesFolder } from './notes-folder.ts'
import { isBuilt, isHidden, mayHoldPage } from './strays.ts'

/** What a site is read from, beside where every site is. */
export interface ReadFrom {
  /** The folders that patterns of page files begin with. */
  readonly folders: readonly string[]
  /** Files that are only asked for. */
  readonly files: readonly string[]
}

/** 100 files: to look into more takes as long as what a snapshot is to save. */
export const mostYoung = 100

/**
 * All that a site is read from, as the file system tells it at one moment: the names in folders, and of each file that has
 * a part in it size, times and inode. It is taken before anything is read, so that what is written meanwhile makes another.
 */
export class Snapshot {
  private readonly stamps = new Map<string, string>()
  private readonly fresh = new Set<string>()
  private readonly contents = new Map<string, string>()
  private readonly names: string[] = []

  constructor(
    config: string,
    { folders, files }: ReadFrom,
    private readonly now = Date.now(),
  ) {
    const folder = path.dirname(config)
    for (const file of [config, ...files]) this.look(file)
    const whole = ['public', 'pages'].map((name) => path.join(folder, name))
    for (const below of new Set([...whole, ...folders, path.resolve(notesFolder)])) this.addAll(below)
    this.addNear(folder, true)
  }

  /** The files behind whose stamps a change could hide; undefined where there are many. */
  get young(): readonly string[] | undefined {
    return this.fresh.size > mostYoung ? undefined : [...this.fresh]
  }

  /** Names all of it. Of some files it counts what is in them, and not when they were written. */
  sum(byContent: Iterable<string>): string {
    const opened = new Set(byContent)
    const files = Array.from(this.stamps, ([file, stamp]) => `${file} ${opened.has(file) ? this.open(file) : stamp}`)
    return hashOf([...this.names, ...files].join('\n'))
  }

  /** A stamp that was asked for when the snapshot was taken: empty where a change could hide behind it. */
  stampOf(file: string): string | undefined {
    return this.fresh.has(file) ? '' : this.stamps.get(file)
  }

  private open(file: string): string {
    const content = this.contents.get(file) ?? contentOf(file)
    this.contents.set(file, content)
    return content
  }

  private look(file: string): void {
    if (this.stamps.has(file)) return
    const { text, young } = stampAt(file, this.now)
    this.stamps.set(file, text)
    if (young) this.fresh.add(file)
  }

  private addAll(folder: string): void {
    for (const entry of this.list(folder)) {
      const place = `${folder}${path.sep}${entry.name}`
      if (entry.isDirectory()) this.addAll(place)
      else this.look(place)
    }
  }

  /** The folder of the config and those in it, where pages are found that nobody includes. */
  private addNear(folder: string, isTop: boolean): void {
    for (const entry of this.list(folder, (entry) => entry.isDirectory() || mayHoldPage(entry.name))) {
      const place = `${folder}${path.sep}${entry.name}`
      if (!entry.isDirectory()) this.look(place)
      else if (isTop && !isHidden(entry.name) && !isBuilt(place)) this.addNear(place, false)
    }
  }

  private list(folder: string, counts: (entry: Dirent) => boolean = () => true): readonly Dirent[] {
    const entries = entriesOf(folder).filter(counts)
    const kinds = entries.map(
      (entry) => `${entry.name}${entry.isDirectory() ? '/' : entry.isSymbolicLink() ? '@' : ''}`,
    )
    this.names.push(folder, ...kinds.sort())
    return entries
  }
}

/** Names what is in a file; empty of one that cannot be read, or is none: whoever reads a pipe waits. */
export function contentOf(file: string): string {
  try {
    if (!statSync(file).isFile()) return ''
    return hashOf(readFileSync(file))
  } catch {
    return ''
  }
}
