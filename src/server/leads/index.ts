import type { FastifyInstance } from 'fastify'
import { noForm } from '../../agreed/no-form.ts'
import { type ServerOptions, usualLimits } from '../options.ts'
import { answerErrors, refuseFor, secureAnswers } from './answers.ts'
import { acceptBodies } from './bodies.ts'
import { health } from './health.ts'
import { describeError, logAnswers, logErased } from './log.ts'
import { serveMetrics } from './metrics.ts'
import { allowReading, answerPreflight } from './origin.ts'
import { Pages } from './pages.ts'
import { RateLimit } from './rate-limit.ts'
import { receive } from './receive.ts'
import { urlsOf } from './urls.ts'

/** Receives leads. Its routes have their own ways of reading, refusing and answering; the rest of the server keeps its. */
export async function leads(app: FastifyInstance, options: ServerOptions): Promise<void> {
  const { leads: service, dist, log = 'info' } = options
  if (!service) return
  const { manifest } = service
  const pages = new Pages(manifest, dist)
  const refuse = refuseFor(manifest)
  const metrics = await serveMetrics(app, service)
  const limit = new RateLimit(service.settings.rateLimit)
  const { answer: deadline } = { ...usualLimits, ...options.limits }
  const shared = { service, pages, limit, refuse, deadline, metrics }
  await app.register(
    async (scope) => {
      secureAnswers(scope)
      acceptBodies(scope)
      answerErrors(scope, manifest, refuse)
      logAnswers(scope)
      if (metrics) scope.addHook('onResponse', async (request, reply) => metrics.answered(request, reply))
      for (const url of ['/leads/*', '/api/*'].flatMap((each) => urlsOf(each, manifest))) {
        // Also from elsewhere it can be read that a form is gone: a browser hides answers that say nothing of who may.
        scope.options(url, async (request, reply) => {
          allowReading(request, reply, service)
          return answerPreflight(reply)
        })
        scope.post(
          url,
          {
            onRequest: async (request, reply) => {
              allowReading(request, reply, service)
              return refuse(request, reply, 404, manifest.words.refusals.noForm, { [noForm]: true })
            },
          },
          nothing,
        )
      }
      for (const endpoint of service.endpoints)
        for (const url of urlsOf(endpoint.target, manifest)) receive(scope, url, endpoint, shared)
    },
    { logLevel: log },
  )
  health(app, service)
  service.onFailure((error, what) =>
    error === undefined ? app.log.warn(what) : app.log.error(describeError(error), what),
  )
  const told = app.log.child({}, { level: log })
  service.onErased((erased) => {
    logErased(told, erased)
    metrics?.erased(erased)
  })
  app.addHook('onClose', () => service.close())
}

/** A route that has answered before its handler. */
async function nothing(): Promise<void> {}
