import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../../src/root.ts'

export interface RunningEditor {
  /** The address with the token. */
  readonly entrance: string
  readonly origin: string
  readonly port: number
  readonly process: ChildProcess
  /** Goes in as the author's browser does. Gives the cookie that lets in from then on. */
  enter(): Promise<string>
  close(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the editor of a site as its author does; it can be killed at any moment, also while it starts. */
export async function startEditor(config: string, killed?: AbortSignal, wanted = 0): Promise<RunningEditor> {
  const command = ['scripts/run.mjs', 'edit', '--config', config, '--port', String(wanted), '--no-open']
  const env = { ...process.env, NO_COLOR: '1' }
  const server = spawn(process.execPath, command, { cwd: root, env, killSignal: 'SIGKILL', signal: killed })
  // Being killed is told as its end.
  server.on('error', () => undefined)
  const entrance = await new Promise<string>((resolve, reject) => {
    let said = ''
    const hear = (data: unknown) => {
      said += String(data)
      const [found] = /http:\/\/localhost:\d+\/_edit\/open\/\S+(?=\n)/.exec(said) ?? []
      if (found) resolve(found)
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.on('close', () => reject(new Error(`The editor ended: ${said}`)))
  })
  const { origin, port } = new URL(entrance)
  return {
    entrance,
    origin,
    port: Number(port),
    process: server,
    async enter() {
      const answer = await fetch(entrance)
      const [cookie] = answer.headers.get('set-cookie')?.split(';', 1) ?? []
      if (cookie === undefined) throw new Error(`${entrance} lets nobody in: ${answer.status} ${await answer.text()}`)
      return cookie
    },
    async close(signal = 'SIGTERM') {
      const closed = once(server, 'close')
      server.kill(signal)
      await closed
    },
  }
}
