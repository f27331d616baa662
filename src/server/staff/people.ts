import type { FastifyInstance } from 'fastify'
import type { Forgotten, PersonFound } from '../../agreed/staff-api.ts'
import { emptyLog, eraseLeads, findPerson } from '../../leads/commands/forget.ts'
import type { LeadService } from '../../leads/service.ts'
import { audit } from '../../leads/staff/audit.ts'
import { userOf } from './guard.ts'
import { text } from './leads.ts'
import { summaryOf } from './shown.ts'

const person = {
  type: 'object',
  required: ['who'],
  properties: { who: { type: 'string', minLength: 5, maxLength: 254 } },
}

const chosen = {
  type: 'object',
  required: ['ids'],
  properties: { ids: { type: 'array', minItems: 1, maxItems: 5000, items: text(40) } },
}

/** Forgetting a person: first what is stored is shown, then what was chosen of it is erased. */
export function people(inside: FastifyInstance, { staff: { database }, manifest }: LeadService): void {
  inside.post<{ Body: { who: string } }>('/person', { schema: { body: person } }, async (request) => {
    const { own, mentions } = await findPerson(database, request.body.who)
    const leads = [...own, ...mentions].map(({ id }) => id)
    await audit(database.db, { user: userOf(request), action: 'looked for a person', leads })
    const shown = (list: typeof own) =>
      list.map((lead) => summaryOf({ ...lead, answered: null, note: lead.note ?? null }, manifest.forms))
    return { own: shown(own), mentions: shown(mentions) } satisfies PersonFound
  })

  inside.post<{ Body: { ids: string[] } }>('/forget', { schema: { body: chosen } }, async (request) => {
    const { ids } = request.body
    await audit(database.db, { user: userOf(request), action: 'forgot', leads: ids })
    const erased = await eraseLeads(database, ids)
    return { erased, left: !(await emptyLog(database)) } satisfies Forgotten
  })
}
