import { existsSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { alone } from '../alone.ts'

/** Bundles into a folder, unless somebody has; who does so just now is waited for. */
export async function bundleOnce(folder: string, bundle: (folder: string) => Promise<void>): Promise<void> {
  const lock = `${folder}.lock`
  // Who has asked may have changed their mind: nobody is to wait for a process that was told to end.
  const leave = () => {
    rmSync(lock, { force: true })
    process.exit(1)
  }
  await mkdir(path.dirname(folder), { recursive: true })
  await alone(
    lock,
    () => {},
    async () => {
      if (existsSync(folder)) return
      process.once('SIGTERM', leave)
      await bundle(folder).finally(() => process.off('SIGTERM', leave))
    },
  )
}
