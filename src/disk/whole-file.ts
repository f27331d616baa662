import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { namePlace } from './name-place.ts'

let drafts = 0

/** Writes a file that is either not there or whole: others may look for it meanwhile. Of one that does not fit nothing stays. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}-${++drafts}`
  try {
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw namePlace(error, file)
  }
}

/** 256 kB: what is written at a time. */
const piece = 256 * 1024

/** The same of lines, of which no more than a piece is in memory at once. */
export function writeLines(file: string, lines: Iterable<string>): void {
  const unfinished = `${file}.${process.pid}-${++drafts}`
  try {
    writeEach(unfinished, lines)
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw namePlace(error, file)
  }
}

function writeEach(file: string, lines: Iterable<string>): void {
  const open = openSync(file, 'w')
  const waiting = Buffer.allocUnsafe(piece)
  let filled = 0
  const flush = () => {
    writeAll(open, waiting.subarray(0, filled))
    filled = 0
  }
  try {
    let isFirst = true
    for (const line of lines) {
      // A letter takes three bytes at most, and before it stands the end of another line.
      const most = line.length * 3 + 1
      if (filled + most > piece) flush()
      if (!isFirst) filled += waiting.write('\n', filled)
      if (most > piece) {
        flush()
        writeAll(open, Buffer.from(line))
      } else filled += waiting.write(line, filled)
      isFirst = false
    }
    flush()
  } finally {
    closeSync(open)
  }
}

function writeAll(open: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(open, bytes, at)
}
