import type { FastifyError, FastifyInstance } from 'fastify'
import { type Refusal, staffAddress } from '../../agreed/staff-api.ts'
import { describeError, logAnswers } from '../leads/log.ts'
import type { ServerOptions } from '../options.ts'
import { deadLetters } from './dead-letters.ts'
import { exports } from './exports.ts'
import { files } from './files.ts'
import { Guard } from './guard.ts'
import { secureStaff } from './headers.ts'
import { leads } from './leads.ts'
import { people } from './people.ts'
import { sessions } from './sessions.ts'

/** The ids of all leads of a person whom thousands mention, and some. */
const bodyLimit = 256 * 1024

/** The page for staff and what it asks for; nothing at all where the settings name nobody. */
export async function staff(app: FastifyInstance, options: ServerOptions): Promise<void> {
  const { leads: service, staffPage, log = 'info' } = options
  const settings = service?.settings.staff
  if (!service || !settings) return
  const guard = new Guard(service.staff.database, settings)
  await app.register(
    async (scope) => {
      secureStaff(scope)
      logAnswers(scope)
      scope.setErrorHandler((error: FastifyError, request, reply) => {
        const status = error.statusCode ?? 500
        if (status >= 500) request.log.error(describeError(error), 'failed')
        return reply.code(status).send({ error: status >= 500 ? 'failed' : 'unreadable' } satisfies Refusal)
      })
      await scope.register(
        async (api) => {
          api.addHook('onRoute', (route) => {
            route.bodyLimit = bodyLimit
          })
          await sessions(api, service, guard)
          await api.register(async (inside) => {
            guard.protect(inside)
            leads(inside, service)
            exports(inside, service)
            people(inside, service)
            deadLetters(inside, service)
          })
          api.all('/*', (_request, reply) => reply.code(404).send({ error: 'gone' } satisfies Refusal))
        },
        { prefix: '/api' },
      )
      if (staffPage !== undefined) await files(scope, staffPage)
    },
    { prefix: staffAddress, logLevel: log },
  )
}
