import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LeadService } from '../../leads/service.ts'
import { readUrl } from '../../read-url.ts'

/** Whether leads are accepted from where a request was made. Programs that are no browsers do not say where. */
export function isAllowed(request: FastifyRequest, service: LeadService): boolean {
  const { origin } = request.headers
  return origin === undefined || isOwn(request) || allowedOrigins(service).includes(origin)
}

/** Lets scripts of other origins read the answer, where that is allowed. */
export function allowReading(request: FastifyRequest, reply: FastifyReply, service: LeadService): void {
  reply.header('vary', 'Origin')
  const { origin } = request.headers
  if (origin !== undefined && allowedOrigins(service).includes(origin))
    reply.header('access-control-allow-origin', origin)
}

/** What a browser asks before a script of another origin may send. */
export function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .header('access-control-allow-methods', 'POST')
    .header('access-control-allow-headers', 'content-type, idempotency-key')
    .header('access-control-max-age', '600')
    .send()
}

/** The site that a request was made from. Browsers write "null" for one whose pages tell nobody (`no-referrer`). */
export function originOf({ headers: { origin } }: FastifyRequest): string | undefined {
  return origin === 'null' ? undefined : origin
}

/**
 * What the browser itself calls the same origin, or else the same host: compared without the protocol, which a proxy in
 * front may have changed. No script can set either header; of `X-Forwarded-Host` nobody knows whether a proxy wrote it or
 * let it through.
 */
function isOwn({ headers: { origin = '', host, 'sec-fetch-site': site } }: FastifyRequest): boolean {
  const from = readUrl(origin)
  return site === 'same-origin' || (from !== undefined && from.host === host)
}

function allowedOrigins({ manifest, settings }: LeadService): string[] {
  // Of an address that no browser knows no form is sent.
  const own = readUrl(manifest.url)
  return [...(own ? [own.origin] : []), ...settings.origins]
}
