import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Wanted } from '../../agreed/staff-api.ts'
import { exportCsv, exportJson } from '../../leads/commands/export.ts'
import type { LeadService } from '../../leads/service.ts'
import { audit } from '../../leads/staff/audit.ts'
import { countLeads } from '../../leads/staff/find.ts'
import type { Filter } from '../../leads/store/read.ts'
import { userOf } from './guard.ts'
import { filter } from './leads.ts'

type Query = Pick<Wanted, 'form' | 'from' | 'to' | 'status'> & { format: 'csv' | 'json' }

const query = {
  type: 'object',
  required: ['format'],
  properties: { ...filter, format: { enum: ['csv', 'json'] } },
}

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' }

/** All leads of a filter as a file. A link asks for it, so that the browser writes it to the disk piece by piece. */
export function exports(inside: FastifyInstance, { staff: { database } }: LeadService): void {
  inside.get<{ Querystring: Query }>('/export', { schema: { querystring: query } }, async (request, reply) => {
    const { format, ...wanted } = request.query
    const count = await countLeads(database, wanted)
    const about = JSON.stringify({ format, ...wanted })
    await audit(database.db, { user: userOf(request), action: 'exported', count, about })
    const pieces = (format === 'csv' ? exportCsv : exportJson)(database, filterOf(wanted))
    const day = new Date().toISOString().slice(0, 10)
    return reply
      .type(types[format])
      .header('content-disposition', `attachment; filename="leads-${day}.${format}"`)
      .send(Readable.from(pieces))
  })
}

function filterOf({ form, from, to, status }: Wanted): Filter {
  return {
    kind: form,
    from,
    to,
    suspicious: status === undefined || status === 'answered' ? undefined : status === 'suspicious',
    answered: status === undefined || status === 'suspicious' ? undefined : status === 'answered',
  }
}
