import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.ts'

/** A way to a server that can be shut, so that it is refused, or frozen, so that nothing gets through. */
export interface Gate {
  readonly port: number
  open(): Promise<void>
  freeze(): void
  shut(): Promise<void>
}

/** A gate before a port of this machine, shut at first. */
export async function gateTo(target: number): Promise<Gate> {
  const sockets = new Set<Socket>()
  let frozen = false
  const flow = (socket: Socket) => (frozen ? socket.pause() : socket.resume())
  const server = createServer((visitor) => {
    const other = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [visitor, other],
      [other, visitor],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => to.write(data))
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      flow(from)
    }
  })
  const shut = async () => {
    for (const socket of sockets) socket.destroy()
    if (!server.listening) return
    server.close()
    await once(server, 'close')
  }
  const port = await freePort('127.0.0.1')
  onTestFinished(shut)
  return {
    port,
    shut,
    async open() {
      frozen = false
      sockets.forEach(flow)
      if (server.listening) return
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    freeze() {
      frozen = true
      sockets.forEach(flow)
    },
  }
}
