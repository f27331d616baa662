import { existsSync } from 'node:fs'
import { readFile, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { isObject } from '../is-object.ts'
import { isRunning } from './is-running.ts'
import { makeLockFile } from './lock-file.ts'

/** A lock is touched this often while it is held; one that was not touched for six times as long was left behind. */
const rhythm = 10_000
const stale = 6 * rhythm

/** Does something while nobody else does who asks for the same lock, a file; one that does so already is waited for. */
export async function alone<T>(
  lock: string,
  waiting: (by: string) => void,
  act: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const untouched = stopwatch()
  const own = JSON.stringify({ pid: process.pid, host: hostname() })
  for (let told = false; !(await makeLockFile(lock, own, () => isLeft(lock, untouched))); ) {
    // One that was left is taken away by now, and nobody is waited for.
    if (!told && existsSync(lock)) {
      waiting(await holderOf(lock))
      told = true
    }
    await pause(50, undefined, { signal })
  }
  const touch = () => void utimes(lock, new Date(), new Date()).catch(() => {})
  const beat = setInterval(touch, rhythm).unref()
  try {
    return await act()
  } finally {
    clearInterval(beat)
    await rm(lock, { force: true })
  }
}

/** Whether nobody holds a lock any more: its process has ended, or has not touched it for long. */
async function isLeft(file: string, untouched: Stopwatch): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  if (!found) return false
  // Nobody makes a folder of it.
  if (!found.isFile()) return true
  // After a power cut another process may have the number, and the clock may have been set back. Our own clock tells, which
  // sleeps when the machine does.
  if (untouched(found.mtimeMs) > stale) return true
  const { pid, host } = await readLock(file)
  // In a container the one before may have had our number; then only its rhythm tells.
  if (host !== hostname() || pid === undefined || pid === process.pid) return Date.now() - found.mtimeMs > stale
  return !isRunning(pid)
}

/** Tells for how long it was given the same time. */
type Stopwatch = (time: number) => number

function stopwatch(): Stopwatch {
  let [last, since] = [0, 0]
  return (time) => {
    if (time !== last) [last, since] = [time, performance.now()]
    return performance.now() - since
  }
}

async function holderOf(file: string): Promise<string> {
  const { pid, host } = await readLock(file)
  return pid === undefined ? 'another process' : `process ${pid} on ${host}`
}

async function readLock(file: string): Promise<{ pid?: number; host?: string }> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (isObject(value) && typeof value.pid === 'number' && typeof value.host === 'string')
      return { pid: value.pid, host: value.host }
  } catch {
    // It is gone, or is being written.
  }
  return {}
}
