import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { alone } from '../alone.ts'

/** Whether a bundle is there. After a power cut names may be on the disk, and what was in the files not. */
export function isBundled(folder: string): boolean {
  if (!existsSync(folder)) return false
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.every((file) => statSync(path.join(file.parentPath, file.name), { throwIfNoEntry: false })?.size !== 0)
}

/** Bundles into a folder, unless somebody has; who does so just now is waited for. */
export async function bundleOnce(
  folder: string,
  bundle: (folder: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const bundleMissing = async () => {
    if (isBundled(folder)) return
    await rm(folder, { recursive: true, force: true })
    await bundle(folder)
  }
  await mkdir(path.dirname(folder), { recursive: true })
  await alone(`${folder}.lock`, () => {}, bundleMissing, signal)
}
