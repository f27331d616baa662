import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds in which a crowd that comes at once may say what it wants: its first bytes are read after all have come in. */
const moment = 100

/**
 * Closes connections that have not sent the head of a request yet when there are too many of them, the oldest first: who
 * only holds connections open is among those, and a visitor's has said what it wants long before.
 */
export function limitWaiting(server: Server, most: number): void {
  const waiting = new Set<Socket>()
  let crowded = false
  const closeOldest = () => {
    crowded = false
    for (const socket of [...waiting].slice(0, Math.max(0, waiting.size - most))) socket.destroy()
  }
  server.on('connection', (socket: Socket) => {
    waiting.add(socket)
    socket.once('close', () => waiting.delete(socket))
    if (crowded || waiting.size <= most) return
    crowded = true
    setTimeout(closeOldest, moment)
  })
  server.on('request', ({ socket }) => waiting.delete(socket))
}
