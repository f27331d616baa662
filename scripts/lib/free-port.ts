import { createServer } from 'node:net'

/** A port that nobody listened at a moment ago, for programs that cannot choose one. */
export function freePort(host = 'localhost'): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, host, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
