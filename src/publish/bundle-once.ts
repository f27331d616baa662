import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { alone } from '../alone.ts'

/** Bundles into a folder, unless somebody has; who does so just now is waited for. */
export async function bundleOnce(
  folder: string,
  bundle: (folder: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const bundleMissing = async () => {
    if (!existsSync(folder)) await bundle(folder)
  }
  await mkdir(path.dirname(folder), { recursive: true })
  await alone(`${folder}.lock`, () => {}, bundleMissing, signal)
}
