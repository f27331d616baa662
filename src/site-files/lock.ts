import { readFile, rm, writeFile } from 'node:fs/promises'
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
    } catch {
      const holder = Number(await readFile(file, 'utf8').catch(() => ''))
      if (holder !== process.pid && isRunning(holder)) return undefined
      await rm(file, { force: true })
    }
  }
  return undefined
}
