import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { LeadService } from '../../leads/service.ts'

/** Who asks has no use for an answer that comes later. */
const patience = 2000

/** How each server says that it is about to end. */
const farewells = new WeakMap<FastifyInstance, () => Promise<void>>()

/** Says on /readyz that the server is about to end. Kept when who sends it visitors has had the time to ask. */
export async function announceEnd(app: FastifyInstance): Promise<void> {
  await farewells.get(app)?.()
}

/** What those who run the service ask: does it live, and may it be sent visitors? */
export function health(app: FastifyInstance, service: LeadService): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  farewells.set(app, async () => {
    closing = true
    await wait(service.settings.drain)
  })
  const answer = (reply: FastifyReply, well: boolean, status: string) =>
    reply
      .code(well ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status })

  app.get('/healthz', (_request, reply) => answer(reply, true, 'ok'))
  app.get('/readyz', async (_request, reply) => {
    if (closing) return answer(reply, false, 'closing')
    const reachable = await inTime(service.ping())
    return answer(reply, reachable, reachable ? 'ok' : 'the store cannot be reached')
  })
}

function inTime(work: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patience)
    work.then(
      () => resolve(true),
      () => resolve(false),
    )
    void work.catch(() => {}).finally(() => clearTimeout(timer))
  })
}
