import type { FastifyInstance } from 'fastify'
import { type LeadPage, type Marking, statuses, type Wanted } from '../../agreed/staff-api.ts'
import type { LeadService } from '../../leads/service.ts'
import { audit } from '../../leads/staff/audit.ts'
import { markLead, releaseLead } from '../../leads/staff/changes.ts'
import { findLeads } from '../../leads/staff/find.ts'
import { findLead, readDeliveries } from '../../leads/staff/lead.ts'
import { refuse, userOf } from './guard.ts'
import { detailOf, summaryOf } from './shown.ts'

const time = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }
const id = { type: 'string', pattern: '^[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}$' }

/** What somebody types, or a page asks for. No page sends the character that Postgres refuses. */
export const text = (maxLength: number) => ({ type: 'string', maxLength, pattern: '^[^\\0]*$' })

/** The filter of a list, as it is asked for. */
export const filter = {
  form: text(200),
  from: time,
  to: time,
  status: { enum: statuses },
}

const wanted = {
  type: 'object',
  properties: {
    ...filter,
    text: text(254),
    after: { type: 'object', required: ['at', 'id'], properties: { at: time, id } },
  },
}

const note = text(5000)
const params = { type: 'object', properties: { id: text(40) } }

const marking = {
  type: 'object',
  properties: {
    answered: { type: 'boolean' },
    note: { type: 'object', required: ['from', 'to'], properties: { from: note, to: note } },
  },
}

const refusals = { gone: 404, outdated: 409 }

/** Finding leads, reading them, and saying what became of them. Who looks is noted before anything is shown. */
export function leads(inside: FastifyInstance, { staff, manifest }: LeadService): void {
  const { database } = staff

  // What is searched for is a person's: in an address it would be in the logs of every proxy.
  inside.post<{ Body: Wanted }>('/leads', { schema: { body: wanted } }, async (request): Promise<LeadPage> => {
    const { leads, ...where } = await findLeads(database, request.body)
    const action = request.body.text?.trim() ? 'searched' : 'listed'
    await audit(database.db, { user: userOf(request), action, leads: leads.map((lead) => lead.id) })
    return { leads: leads.map((lead) => summaryOf(lead, manifest.forms)), ...where }
  })

  inside.get<{ Params: { id: string } }>('/leads/:id', { schema: { params } }, async ({ params }, reply) => {
    const lead = await findLead(database, params.id)
    if (!lead) return refuse(reply, 404, { error: 'gone' })
    const deliveries = await readDeliveries(database, lead.id)
    await audit(database.db, { user: userOf(reply.request), action: 'read', leads: [lead.id] })
    return detailOf(lead, deliveries, manifest.forms)
  })

  inside.post<{ Params: { id: string }; Body: Marking }>(
    '/leads/:id/mark',
    { schema: { params, body: marking } },
    async (request, reply) => {
      const outcome = await markLead(staff, userOf(request), request.params.id, request.body)
      return outcome === 'marked' ? reply.code(204).send() : refuse(reply, refusals[outcome], { error: outcome })
    },
  )

  inside.post<{ Params: { id: string } }>('/leads/:id/release', { schema: { params } }, async (request, reply) => {
    const found = await releaseLead(staff, userOf(request), request.params.id)
    return found ? reply.code(204).send() : refuse(reply, 404, { error: 'gone' })
  })
}
