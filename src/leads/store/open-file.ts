import { fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'

/**
 * The descriptors by which this process reads files that SQLite has open, one for each file, and none is ever closed: a
 * process that closes any descriptor of a file loses all its locks on it (POSIX), SQLite's too.
 */
const descriptors = new Map<string, number>()

/** A file as it was when it was opened. */
export class OpenFile {
  private readonly identity: string
  private readonly descriptor: number

  constructor(private readonly file: string) {
    this.identity = identityOf(statSync(file))
    this.descriptor = descriptors.get(this.identity) ?? openSync(file, 'r')
    descriptors.set(this.identity, this.descriptor)
  }

  check(): void {
    if (!this.isInPlace()) throw this.damaged()
  }

  isInPlace(): boolean {
    const stats = statSync(this.file, { throwIfNoEntry: false })
    return stats !== undefined && identityOf(stats) === this.identity
  }

  size(): number {
    return fstatSync(this.descriptor).size
  }

  /** Bytes of it; zeros where it is shorter. */
  read(length: number, at = 0): Buffer {
    const bytes = Buffer.alloc(length)
    readSync(this.descriptor, bytes, 0, length, at)
    return bytes
  }

  damaged(): StoreDamaged {
    return new StoreDamaged(this.file)
  }
}

function identityOf({ dev, ino }: Stats): string {
  return `${dev}:${ino}`
}

/** A new file is not opened by itself: the log of changes beside it may still be that of the old one. */
class StoreDamaged extends Error {
  override name = 'StoreDamaged'

  constructor(file: string) {
    super(`${path.basename(file)} was moved, removed, cut or replaced while the service ran. Start it anew.`)
  }
}
