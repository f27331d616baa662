import { freePort } from '../lib/free-port.ts'
import { withStarted } from './started.ts'

/** Starts the preview, gives its address and how long it took to a task, and ends it. */
export async function withPreview(
  config: string,
  task: (address: string, milliseconds: number) => Promise<void>,
): Promise<void> {
  const port = await freePort()
  await withStarted(['dev', '--config', config, '--port', String(port)], /Ready in/, (_, milliseconds) =>
    task(`http://localhost:${port}`, milliseconds),
  )
}
