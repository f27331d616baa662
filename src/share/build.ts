import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { coalesce } from '../preview/watch.ts'
import { root } from '../root.ts'

export interface Builds {
  /** Makes the site anew, as it is on the disk. */
  readonly again: () => void
  /** Whether it was made since the start: what an earlier command left may be old. */
  readonly ready: () => boolean
}

/** Builds the site for colleagues, in a process of its own: the author's preview waits for nothing. */
export function buildsOf(config: string, out: string, at: string | undefined, log: (text: string) => void): Builds {
  const command = [
    path.join(root, 'scripts/run.mjs'),
    'build',
    '--preview',
    '--compress',
    'br',
    '--config',
    config,
    '--out',
    out,
    ...(at === undefined ? [] : ['--at', at]),
  ]
  let ready = false
  const again = coalesce(async () => {
    try {
      await promisify(execFile)(process.execPath, command)
      ready = true
    } catch (error) {
      const said = error instanceof Error && 'stderr' in error ? error.stderr : error
      log(`For colleagues the site stays as it was:\n${String(said).trimEnd()}`)
    }
  })
  return { again: () => void again(), ready: () => ready }
}
