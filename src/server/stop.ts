import type { FastifyInstance } from 'fastify'

/** Ends a server: no new connections, idle ones closed, answers under way finished. Who is slower than the patience is cut off. */
export async function stop(app: FastifyInstance, patience = 4000): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), patience)
  await app.close()
  clearTimeout(cut)
}
