import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { alone } from '../../disk/alone.ts'
import { isSealed } from '../../vite/sealed-folder.js'

/** Bundles into a folder, unless somebody has, and it is as it was made; who does so just now is waited for. */
export async function bundleOnce(
  folder: string,
  bundle: (folder: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const bundleMissing = async () => {
    if (isSealed(folder)) return
    await rm(folder, { recursive: true, force: true })
    await bundle(folder)
  }
  await mkdir(path.dirname(folder), { recursive: true })
  await alone(`${folder}.lock`, () => {}, bundleMissing, signal)
}
