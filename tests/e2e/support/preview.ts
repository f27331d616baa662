import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../../../src/root.ts'

/** Starts the live preview of a site as its author does, with this in its environment, by the code in a folder. */
export async function startPreview(
  config: string,
  environment: NodeJS.ProcessEnv = {},
  code = root,
): Promise<{ address: string; close: () => Promise<void> }> {
  const command = ['scripts/run.mjs', 'dev', '--config', config, '--port', '0']
  const server = spawn(process.execPath, command, {
    cwd: code,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...environment },
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (data) => {
      said += String(data)
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? []
      if (found) resolve(found)
    })
    server.on('close', () => reject(new Error(`The preview ended: ${said}`)))
  })
  const close = async () => {
    const closed = once(server, 'close')
    server.kill()
    await closed
  }
  return { address, close }
}
