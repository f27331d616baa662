import { fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'

/**
 * The descriptors by which this process reads files that SQLite has open, one for each file, and none is ever closed: a
 * process that closes any descriptor of a file loses all its locks on it (POSIX), SQLite's too.
 */
const descriptors = new Map<string, number>()

/** The most bytes that are read of a file at a time. */
const longestRead = 96

/** A file as it was when it was opened. */
export class OpenFile {
  private readonly opened: Stats
  private readonly descriptor: number
  /** Read into again and again: files are looked at twice for each transaction. */
  private readonly bytes = Buffer.alloc(longestRead)

  constructor(private readonly file: string) {
    this.opened = statSync(file)
    const identity = `${this.opened.dev}:${this.opened.ino}`
    this.descriptor = descriptors.get(identity) ?? openSync(file, 'r')
    descriptors.set(identity, this.descriptor)
  }

  /** What stands at its path, as long as that is the file that was opened. */
  check(): Stats {
    const stats = statSync(this.file, { throwIfNoEntry: false })
    if (stats?.ino !== this.opened.ino || stats.dev !== this.opened.dev) throw this.damaged()
    return stats
  }

  /** The file that was opened, wherever it is. */
  stats(): Stats {
    return fstatSync(this.descriptor)
  }

  /** Bytes of it, until others are read; zeros where it has none. */
  read(length: number, at = 0): Buffer {
    this.bytes.fill(0, readSync(this.descriptor, this.bytes, 0, length, at))
    return this.bytes.subarray(0, length)
  }

  damaged(): StoreDamaged {
    return new StoreDamaged(this.file)
  }
}

/** A new file is not opened by itself: the log of changes beside it may still be that of the old one. */
class StoreDamaged extends Error {
  override name = 'StoreDamaged'

  constructor(file: string) {
    super(`${path.basename(file)} was moved, removed, cut or replaced while the service ran. Start it anew.`)
  }
}
