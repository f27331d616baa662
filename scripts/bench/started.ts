import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../../src/root.ts'

/**
 * Starts a command that goes on until it is ended, and waits until it says that it is ready. A task is given the words that say
 * so and the milliseconds until then; after it the command is ended.
 */
export async function withStarted(
  flags: readonly string[],
  ready: RegExp,
  task: (said: string, milliseconds: number) => Promise<void>,
): Promise<void> {
  const begin = performance.now()
  const child = spawn(process.execPath, ['scripts/run.mjs', ...flags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  try {
    const found = await new Promise<string>((resolve, reject) => {
      let said = ''
      child.stdout.on('data', (data) => {
        said += data
        const [words] = ready.exec(said) ?? []
        if (words !== undefined) resolve(words)
      })
      child.once('exit', (code) => reject(new Error(`${flags[0]} ended with ${code}:\n${said}`)))
    })
    await task(found, performance.now() - begin)
  } finally {
    child.kill()
    await closed
  }
}
