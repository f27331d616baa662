import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StaffSession } from '../../agreed/staff-api.ts'
import type { LeadService } from '../../leads/service.ts'
import type { Session } from '../../leads/staff/sessions.ts'
import { type Guard, isFromPage, refuse } from './guard.ts'

const credentials = {
  type: 'object',
  required: ['name', 'password'],
  properties: { name: { type: 'string', maxLength: 200 }, password: { type: 'string', maxLength: 2000 } },
}

/** Signing in and out, and being asked whether one is. */
export async function sessions(api: FastifyInstance, { manifest }: LeadService, guard: Guard): Promise<void> {
  const forms = [...new Set(manifest.forms.map(({ kind }) => kind))]
  const answer = (request: FastifyRequest, { user, token, left }: Session): StaffSession => ({
    user,
    token,
    seconds: Math.floor(left / 1000),
    byProxy: guard.proxiedUser(request) === user,
    site: manifest.url.replace(/^https?:\/\//, ''),
    forms,
  })

  api.get('/session', async (request, reply) => {
    if (!isFromPage(request)) return refuse(reply, 403, { error: 'foreign' })
    const session = await guard.session(request, false)
    if (session) return answer(request, session)
    const user = guard.proxiedUser(request)
    if (user === undefined) return refuse(reply, 401, { error: 'signed-out' })
    return answer(request, await guard.begin(request, reply, user))
  })

  api.post<{ Body: { name: string; password: string } }>(
    '/sign-in',
    { schema: { body: credentials } },
    async (request, reply) => {
      if (!isFromPage(request)) return refuse(reply, 403, { error: 'foreign' })
      const { name, password } = request.body
      const attempt = await guard.attempt(request, name, password)
      if ('user' in attempt) {
        const session = await guard.begin(request, reply, attempt.user)
        guard.remember(request, reply, attempt.user)
        return answer(request, session)
      }
      if ('wrong' in attempt) return refuse(reply, 401, { error: 'wrong' })
      reply.header('retry-after', String(attempt.locked))
      return refuse(reply, 429, { error: 'locked', seconds: attempt.locked })
    },
  )

  await api.register(async (inside) => {
    guard.protect(inside)
    inside.post('/sign-out', async (request, reply) => {
      await guard.end(request, reply)
      return reply.code(204).send()
    })
  })
}
