import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** 500 ms: whoever uses a connection again and again comes on it once more by then. */
const grace = 500

/** Servers that are about to end. */
const ending = new WeakSet<FastifyInstance>()

/** Closes connections with their next answer once a server ends: kept open, they would keep the server, too. */
export function endConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    ending.add(app)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (ending.has(app)) reply.header('connection', 'close')
  })
}

/**
 * Takes no new connections, and lets those that are open end with an answer: what arrives on one just as it is closed gets none.
 * Ends when none is left, or after half a second.
 */
export async function letGo(app: FastifyInstance, listeners: readonly net.Server[]): Promise<void> {
  ending.add(app)
  const closed = [app.server, ...listeners].map(
    // As of any server: that of HTTP also closes at once what nobody asks on at this moment.
    (server) => new Promise((resolve) => net.Server.prototype.close.call(server, resolve)),
  )
  await Promise.race([Promise.all(closed), wait(grace, undefined, { ref: false })])
}
