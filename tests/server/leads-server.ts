import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Pace } from '../../src/leads/delivery/sender.ts'
import type { LeadService } from '../../src/leads/service.ts'
import type { LeadSettings } from '../../src/leads/settings.ts'
import type { Limits } from '../../src/server/options.ts'
import { createServer } from '../../src/server/server.ts'
import { serviceFor, type siteWith } from '../leads/a-site.ts'
import { newFileStore } from '../leads/stores.ts'

interface Options {
  store?: string
  settings?: Partial<LeadSettings>
  site?: ReturnType<typeof siteWith>
  dist?: string
  base?: string
  pace?: Pace
  limits?: Partial<Limits>
  /** In place of storing. */
  receive?: LeadService['receive']
}

/** A server that receives leads, closed when the test ends, and the address of its store. */
export async function serveLeads(options: Options = {}): Promise<{ app: FastifyInstance; store: string }> {
  const { dist, base = '', receive, limits = {} } = options
  const store = options.store ?? (await newFileStore())
  const service = await serviceFor(store, options.settings, options.site, options.pace, base)
  const leads = receive ? { ...service, receive } : service
  const app = await createServer({ leads, base, limits, ...(dist !== undefined && { dist }) })
  onTestFinished(() => app.close())
  return { app, store }
}

type Headers = Record<string, string>

/** Sends JSON as script does. */
export function postJson(
  app: FastifyInstance,
  url: string,
  body: unknown,
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  })
}

/** Sends a form as a browser without script does. */
export function postForm(
  app: FastifyInstance,
  url: string,
  pairs: Headers | [string, string][],
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(pairs).toString(),
  })
}
