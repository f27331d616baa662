import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Manifest } from '../../leads/manifest.ts'
import { isForm, UnreadableBody } from './bodies.ts'
import { describeError } from './log.ts'
import { messagePage } from './message-page.ts'

/** Refuses a request: programs get JSON, people a page. */
export type Refuse = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
  /** What programs are told besides. */
  more?: object,
) => FastifyReply

export function refuseFor(manifest: Manifest): Refuse {
  return (request, reply, status, message, more) => {
    reply.code(status)
    if (isForm(request)) return sendPage(reply, messagePage(manifest, message))
    return reply.send({ message, ...more })
  }
}

export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html)
}

/** Answers what fails, in the words of the site. */
export function answerErrors(scope: FastifyInstance, { words: { refusals } }: Manifest, refuse: Refuse): void {
  // Fastify's own words speak of media types and bytes.
  const words: Record<number, string> = { 413: refusals.tooLarge, 415: refusals.mediaType }
  scope.setErrorHandler((error: FastifyError | UnreadableBody, request, reply) => {
    if (error instanceof UnreadableBody) return refuse(request, reply, error.statusCode, refusals[error.reason])
    const status = error.statusCode ?? 500
    if (status < 500) return refuse(request, reply, status, words[status] ?? refusals.unreadable)
    request.log.error(describeError(error), 'failed')
    return refuse(request, reply, 500, refusals.failed)
  })
}

/** For a service that runs alone; beside a site the build's own headers say more, and stand already. */
export function secureAnswers(scope: FastifyInstance): void {
  // Not as a promise: there would be one more for each lead.
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
    done()
  })
}

const headers = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}
