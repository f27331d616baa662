import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Erased } from '../../leads/retention/erase-due.ts'

/** One line for each answer. It names nobody: no address, no query, nothing of what was sent. */
export function logAnswers(scope: FastifyInstance): void {
  scope.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}

/** That leads were erased because their time was over; what somebody still waited for is a warning. */
export function logErased(log: FastifyBaseLogger, erased: Erased): void {
  log[erased.undelivered > 0 ? 'warn' : 'info'](erased, 'erased, its time was over')
}

/** What may be said of an error: databases put the row that they refused into further fields. */
export function describeError(error: unknown): { error: string; code?: string; reason?: string } {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return { error: error.name, ...code, reason: error.message.slice(0, 200) }
}
