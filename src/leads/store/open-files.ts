import { OpenFile } from './open-file.ts'

const magic = Buffer.from('SQLite format 3\0')

/**
 * The files of a database that is open: itself, its log of changes, and the index of that. Whoever has them open goes on
 * writing into what was moved, removed or cut, and nothing of that is there at the next start.
 */
export class OpenFiles {
  private readonly database: OpenFile
  private log: OpenFile
  private index: OpenFile
  private size = 0
  /** What the log held when it was last looked at. */
  private frames = 0

  /** They have to be there: SQLite makes the latter two when it first reads. */
  constructor(private readonly file: string) {
    this.database = new OpenFile(file)
    this.log = new OpenFile(`${file}-wal`)
    this.index = new OpenFile(`${file}-shm`)
  }

  /** Fails when one of them is no longer what was opened. */
  check(): void {
    this.checkDatabase()
    this.index.check()
    this.checkLog(() => this.log.check())
  }

  /** It shrinks when it is written anew (VACUUM); then it is as long as it says itself. */
  checkDatabase(): void {
    const { size } = this.database.check()
    const header = this.database.read(32)
    if (header.compare(magic, 0, 16, 0, 16) !== 0) throw this.database.damaged()
    if (size < this.size && size < header.readUInt32BE(28) * bytesOf(header.readUInt16BE(16)))
      throw this.database.damaged()
    this.size = size
  }

  /** Takes those beside the database as they are now: they may have been made anew with the connection. */
  reopened(): void {
    this.log = new OpenFile(`${this.file}-wal`)
    this.index = new OpenFile(`${this.file}-shm`)
  }

  /** Whether the log has gone from its place, while all that it held is still in our hands and the database is there. */
  isLogAlone(): boolean {
    try {
      this.checkDatabase()
      this.checkLog(() => this.log.stats())
    } catch {
      return false
    }
    try {
      this.log.check()
      return false
    } catch {
      return true
    }
  }

  /** The log begins with what its index names, and holds all that the index counts. */
  private checkLog(stats: () => { size: number }): void {
    for (;;) {
      const { size } = stats()
      const index = this.index.read(96)
      if (isBeingWritten(index) || this.holdsAll(size, index)) return
      const seen = Buffer.from(index)
      // Else another process has just written.
      if (seen.equals(this.index.read(96))) throw this.log.damaged()
    }
  }

  /** Both are as in https://www.sqlite.org/walformat.html; the index is in the byte order of the machine. */
  private holdsAll(size: number, index: Buffer): boolean {
    const [frames = 0] = new Uint32Array(index.buffer, index.byteOffset + 16, 1)
    const [pageSize = 0] = new Uint16Array(index.buffer, index.byteOffset + 14, 1)
    const salt = index.subarray(32, 40)
    const frameAt = (count: number) => 32 + count * (24 + bytesOf(pageSize))
    // The last frame of before: where it was cut off, writing on has left zeros.
    const last = Math.min(this.frames || frames, frames)
    this.frames = frames
    if (frames === 0) return true
    return (
      size >= frameAt(frames) &&
      this.log.read(8, 16).equals(salt) &&
      this.log.read(8, frameAt(last - 1) + 8).equals(salt)
    )
  }
}

/** The index has its header twice; while they differ, somebody is about it. */
function isBeingWritten(index: Buffer): boolean {
  return index.compare(index, 48, 96, 0, 48) !== 0
}

/** The size of a page as SQLite writes it: 65,536 does not fit into two bytes and is 1. */
function bytesOf(pageSize: number): number {
  return pageSize === 1 ? 65_536 : pageSize
}
