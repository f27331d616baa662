import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Mistake } from '../../leads/forms/judge.ts'
import { failed } from '../../leads/forms/words.ts'
import { isForm } from './bodies.ts'
import { describeError } from './log.ts'
import { messagePage } from './message-page.ts'

/** Refuses a request: programs get JSON, people a page. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
  mistakes: readonly Mistake[] = [],
): FastifyReply {
  reply.code(status)
  if (isForm(request)) return sendPage(reply, messagePage(message))
  return reply.send(mistakes.length > 0 ? { message, errors: mistakes } : { message })
}

export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
}

/** Words for what Fastify refuses; its own speak of media types and bytes. */
const words: Record<number, string> = {
  413: 'That is more than the form can take.',
  415: 'Send JSON or a form.',
}

export function answerErrors(scope: FastifyInstance): void {
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return refuse(request, reply, status, words[status] ?? error.message)
    request.log.error(describeError(error), 'failed')
    return refuse(request, reply, 500, failed)
  })
}
