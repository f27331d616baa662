import { readFile, rm, stat } from 'node:fs/promises'
import { uptime } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunning } from '../disk/is-running.ts'
import { makeLockFile } from '../disk/lock-file.ts'

/** Milliseconds in which who has made a lock writes its number into it. */
const toWrite = 200

export interface Lock {
  release(): Promise<void>
}

/** Takes a lock that a running process holds by its number; undefined where another one has it. */
export async function takeLock(file: string): Promise<Lock | undefined> {
  for (let round = 0; round < 2; round++)
    if (await makeLockFile(file, String(process.pid), () => isLeft(file)))
      return { release: () => rm(file, { force: true }) }
  return undefined
}

async function isLeft(file: string): Promise<boolean> {
  const text = await read(file)
  // One that stays empty a killed process has left.
  if (text === '') await pause(toWrite)
  const holder = Number(text || (await read(file)))
  return holder === process.pid || !isRunning(holder) || (await wasBeforeStart(file))
}

function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}

/** Whether a file was written before the machine was started, as after a power cut: its numbers are others' by now. */
async function wasBeforeStart(file: string): Promise<boolean> {
  const written = await stat(file).catch(() => undefined)
  return written !== undefined && written.mtimeMs < Date.now() - uptime() * 1000
}
