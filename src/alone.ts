import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { isObject } from './is-object.ts'
import { isRunning } from './is-running.ts'

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
  for (let told = false; !(await take(lock, untouched)); told = true) {
    if (!told) waiting(await holderOf(lock))
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

async function take(file: string, untouched: Stopwatch): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: 'wx' })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  if (await isLeft(file, untouched)) {
    // Of several that find it left only one can rename it, and only one of all can make the next.
    const aside = `${file}.${randomUUID()}`
    await rename(file, aside).catch(() => {})
    await rm(aside, { force: true })
  }
  return false
}

/** Whether nobody holds a lock any more: its process has ended, or has not touched it for long. */
async function isLeft(file: string, untouched: Stopwatch): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  if (!found) return false
  const { pid, host } = await readLock(file)
  // In a container the one before may have had our number; then only its rhythm tells.
  if (host !== hostname() || pid === undefined || pid === process.pid) return Date.now() - found.mtimeMs > stale
  // After a power cut another process may have the number. Our own clock tells, which sleeps when the machine does.
  return !isRunning(pid) || untouched(found.mtimeMs) > stale
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
