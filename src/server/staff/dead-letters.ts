import type { FastifyInstance } from 'fastify'
import type { DeadLetters } from '../../agreed/staff-api.ts'
import { readDeadLetters, retryDeadLetters } from '../../leads/commands/dead-letters.ts'
import { referenceOf } from '../../leads/reference.ts'
import type { LeadService } from '../../leads/service.ts'
import { audit } from '../../leads/staff/audit.ts'
import { userOf } from './guard.ts'

/** So many are shown. They are retried all together, so that nobody need see each. */
const mostShown = 200

/** What could not be delivered, and putting it back into the outbox. */
export function deadLetters(inside: FastifyInstance, { staff }: LeadService): void {
  const { database, targets } = staff

  inside.get('/dead-letters', async (request) => {
    const all = await readDeadLetters(database, targets)
    const shown = all.slice(0, mostShown)
    const user = userOf(request)
    await audit(database.db, { user, action: 'listed dead letters', leads: shown.map(({ leadId }) => leadId) })
    const letters = shown.map(({ leadId, kind, target, attempts, error }) => ({
      id: leadId,
      reference: referenceOf(leadId),
      form: kind,
      target,
      attempts,
      error,
    }))
    return { letters, count: all.length } satisfies DeadLetters
  })

  inside.post('/dead-letters/retry', async (request) => {
    const count = await retryDeadLetters(database, targets)
    await audit(database.db, { user: userOf(request), action: 'retried dead letters', count })
    staff.wake()
    return { count }
  })
}
