import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../src/root.ts'

/** Starts a command of the staff in a process of its own. */
export function startCommand(store: string, ...args: string[]): ChildProcess {
  const env = { ...process.env, DATABASE_URL: store }
  return spawn(process.execPath, ['scripts/run.mjs', 'leads', ...args], { cwd: root, env, stdio: 'ignore' })
}

/** Kills a command so many milliseconds after it has begun to write, unless it is quicker; gives how long it wrote. */
export async function killWriting(child: ChildProcess, folder: string, delay: number): Promise<number> {
  const closed = once(child, 'close').then(() => true)
  const before = new Set(await readdir(folder))
  const begun = async () => (await readdir(folder)).some((name) => !before.has(name))
  while (child.exitCode === null && !(await begun())) await wait(1)
  const start = performance.now()
  if (!(await Promise.race([closed, wait(delay, false)]))) child.kill('SIGKILL')
  await closed
  return performance.now() - start
}
