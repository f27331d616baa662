import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that systems give to whoever asks for any, so that nobody comes to have it between one use and the next. */
const [lowest, highest] = [10_000, 32_767]

/** A port that nobody listened at a moment ago, for programs that cannot choose one. */
export async function freePort(host = 'localhost'): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest + 1)
    const server = createServer().listen(port, host)
    try {
      await once(server, 'listening')
      server.close()
      await once(server, 'close')
      return port
    } catch (error) {
      if (!isTaken(error)) throw error
    }
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
