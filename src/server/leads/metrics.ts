import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Lead } from '../../leads/lead.ts'
import type { Erased } from '../../leads/retention/erase-due.ts'
import type { LeadService } from '../../leads/service.ts'
import { isSame } from '../same.ts'
import { urlsOf } from './urls.ts'

/** Is told what happens, and counts it. */
export interface Metrics {
  answered(request: FastifyRequest, reply: FastifyReply): void
  stored(lead: Pick<Lead, 'kind' | 'suspicion'>): void
  erased(erased: Erased): void
}

/**
 * Answers /metrics in Prometheus' text format, where that is set up, and to who shows the token. An address says
 * nothing of who asks: what comes through a proxy on the same machine looks like a neighbour.
 */
export async function serveMetrics(app: FastifyInstance, service: LeadService): Promise<Metrics | undefined> {
  const { metricsToken } = service.settings
  if (metricsToken === undefined) return undefined
  // Loaded only here: on most sites nobody reads it.
  const { Measures } = await import('./measures.ts')
  const measures = new Measures(service)
  const forms = new Map(
    service.endpoints.flatMap(({ target, forms: [{ kind }] }) =>
      urlsOf(target, service.manifest).map((url) => [url, kind] as const),
    ),
  )

  app.get('/metrics', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isSame(headers.authorization, `Bearer ${metricsToken}`))
      return reply.code(401).header('www-authenticate', 'Bearer').send('The token is missing or wrong.\n')
    return reply.type(measures.registry.contentType).send(await measures.text())
  })

  return {
    answered({ method, routeOptions }, { statusCode, elapsedTime }) {
      if (method !== 'POST') return
      measures.posts.inc({ form: forms.get(routeOptions.url ?? '') ?? '', status: statusCode })
      measures.seconds.observe(elapsedTime / 1000)
    },
    stored({ kind, suspicion }) {
      if (suspicion !== null) measures.heldBack.inc({ form: kind, reason: suspicion })
    },
    erased: ({ form, leads }) => measures.erased.inc({ form }, leads),
  }
}
