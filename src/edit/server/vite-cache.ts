import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Lock, takeLock } from '../../site-files/lock.ts'

/**
 * Where Vite keeps what it has made ready for the editor's pages. It is not the preview's, which would be made anew each time
 * that the other one starts; and editors that run at the same time have one each, or what the second one makes ready would take
 * away what the first one serves.
 */
export async function takeViteCache(folder: string): Promise<Lock & { readonly cacheDir: string }> {
  await mkdir(folder, { recursive: true })
  for (let number = 1; ; number++) {
    const cacheDir = path.join(folder, number === 1 ? 'vite-edit' : `vite-edit-${number}`)
    const lock = await takeLock(`${cacheDir}.lock`)
    if (lock) return { ...lock, cacheDir }
  }
}
