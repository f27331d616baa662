import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { alone } from '../../disk/alone.ts'
import { shortHash } from '../../hash.ts'
import { root } from '../../root.ts'
import { trueFolder } from './folder.ts'

/** The lock of who builds into a folder. It stands elsewhere: a folder that is served is nobody's but the site's. */
export function lockOf(out: string): string {
  return path.join(root, '.cache/building', shortHash(trueFolder(out)))
}

/**
 * Builds while nobody else builds into the same folder; who does so already is waited for. What one of two leaves in its
 * place because it is there already, the other may be about to exchange.
 */
export async function oneAtATime<T>(out: string, log: (line: string) => void, build: () => Promise<T>): Promise<T> {
  const lock = lockOf(out)
  await mkdir(path.dirname(lock), { recursive: true })
  return alone(lock, (by) => log(`Waiting for ${by}, which builds into the same folder.`), build)
}
