import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { uptime } from 'node:os'
import { isRunning } from '../is-running.ts'

export interface Lock {
  release(): Promise<void>
}

/** Takes a lock that a running process holds by its number; undefined where another one has it. */
export async function takeLock(file: string): Promise<Lock | undefined> {
  for (let round = 0; round < 2; round++) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      return { release: () => rm(file, { force: true }) }
    } catch (error) {
      // An empty one that a full disk leaves is nobody's, and is taken by the next.
      if (!isThere(error)) throw error
      const holder = Number(await readFile(file, 'utf8').catch(() => ''))
      if (holder !== process.pid && isRunning(holder) && !(await wasBeforeStart(file))) return undefined
      await rm(file, { force: true })
    }
  }
  return undefined
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

/** Whether a file was written before the machine was started, as after a power cut: its numbers are others' by now. */
async function wasBeforeStart(file: string): Promise<boolean> {
  const written = await stat(file).catch(() => undefined)
  return written !== undefined && written.mtimeMs < Date.now() - uptime() * 1000
}
