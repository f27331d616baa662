import type { FastifyInstance } from 'fastify'
import type { Manifest } from '../leads/manifest.ts'

/** Pages of the site that nobody sees, because the server has an address of its own there, such as "/healthz". */
export function hiddenPages(app: FastifyInstance, { pages, base }: Manifest): string[] {
  return pages.filter((page) => app.hasRoute({ method: 'GET', url: base + page }))
}
