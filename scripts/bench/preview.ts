import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../../src/root.ts'
import { freePort } from '../lib/free-port.ts'

/** Starts the preview, gives its address and how long it took to a task, and ends it. */
export async function withPreview(
  config: string,
  task: (address: string, milliseconds: number) => Promise<void>,
): Promise<void> {
  const port = await freePort()
  const begin = performance.now()
  const child = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--config', config, '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await saidReady(child)
    await task(`http://localhost:${port}`, performance.now() - begin)
  } finally {
    child.kill()
    await new Promise((resolve) =>
      child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(null),
    )
  }
}

function saidReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (data) => {
      said += data
      if (said.includes('Ready in')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The preview ended with ${code}:\n${said}`)))
  })
}
