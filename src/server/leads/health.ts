import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { healthAddresses } from '../../agreed/health-addresses.ts'
import { inTime } from '../../leads/in-time.ts'
import type { LeadService } from '../../leads/service.ts'

/** Milliseconds after which who asks has no use for an answer. */
const timeout = 2000

/** How each server lets go of its visitors before it ends. */
const drains = new WeakMap<FastifyInstance, () => Promise<void>>()

/** Says on /readyz that the server is about to end. Kept when who sends it visitors has had the time to ask. */
export async function drain(app: FastifyInstance): Promise<void> {
  await drains.get(app)?.()
}

/** What those who run the service ask: does it live, and may it be sent visitors? */
export function health(app: FastifyInstance, service: LeadService): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  drains.set(app, async () => {
    closing = true
    await wait(service.settings.drain)
  })
  const answer = (reply: FastifyReply, well: boolean, status: string) =>
    reply
      .code(well ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status })

  app.get(healthAddresses.lives, (_request, reply) => answer(reply, true, 'ok'))
  app.get(healthAddresses.ready, async (_request, reply) => {
    if (closing) return answer(reply, false, 'closing')
    const reachable = await isReachable(service)
    return answer(reply, reachable, reachable ? 'ok' : 'the store cannot be reached')
  })
}

/** Whether leads can be stored. */
export function isReachable(service: LeadService): Promise<boolean> {
  return inTime(service.ping(), AbortSignal.timeout(timeout)).then(
    () => true,
    () => false,
  )
}
