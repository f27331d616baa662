import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What tests write aside, and what they start does, goes into one folder, which is gone with the run. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sectile-tests-'))
  // A database, which no root may run, is started as another user.
  await chmod(folder, 0o755)
  process.env.TMPDIR = folder
  return () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
}
