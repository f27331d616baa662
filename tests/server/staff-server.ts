import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { onTestFinished } from 'vitest'
import { type StaffSession, tokenHeader } from '../../src/agreed/staff-api.ts'
import type { Lead } from '../../src/leads/lead.ts'
import type { LeadService } from '../../src/leads/service.ts'
import { type LeadSettings, readSettings } from '../../src/leads/settings.ts'
import { hashPassword } from '../../src/leads/staff/password.ts'
import { createServer } from '../../src/server/server.ts'
import { serviceFor } from '../leads/a-site.ts'
import { newFileStore } from '../leads/stores.ts'
import { folderWith } from './fake-site.ts'

/** Quicker to try than what the command makes. */
const weak = { cost: 2, blockSize: 1, parallelization: 1 }

export const password = 'correct horse battery'

/** Settings with two users of the same password. */
export async function staffSettings(): Promise<Partial<LeadSettings>> {
  const line = await hashPassword(password, weak)
  return { staff: readSettings({ LEADS_STAFF: `asha:${line} ben:${line}` }).staff }
}

export interface StaffServer {
  readonly app: FastifyInstance
  readonly service: LeadService
  readonly store: string
}

/** A server with a page for staff, closed when the test ends. */
export async function serveStaff(settings?: Partial<LeadSettings>, leads: readonly Lead[] = []): Promise<StaffServer> {
  const store = await newFileStore()
  const service = await serviceFor(store, settings ?? (await staffSettings()))
  await Promise.all(leads.map((lead) => service.receive(lead)))
  const staffPage = await folderWith({ 'index.html': '<title>Leads</title>', 'assets/main-1.js': '1' })
  const app = await createServer({ leads: service, staffPage })
  onTestFinished(() => app.close())
  return { app, service, store }
}

export function signIn(
  app: FastifyInstance,
  body: unknown = { name: 'asha', password },
  more: Partial<InjectOptions> = {},
): Promise<LightMyRequestResponse> {
  const { headers, ...others } = more
  return app.inject({
    method: 'POST',
    url: '/_leads/api/sign-in',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    payload: JSON.stringify(body),
    ...others,
  })
}

/** Asks as the page does once somebody has signed in. */
export type Ask = (method: 'GET' | 'POST', url: string, body?: unknown) => Promise<LightMyRequestResponse>

export async function signedIn(app: FastifyInstance, name = 'asha'): Promise<Ask> {
  const answer = await signIn(app, { name, password })
  const { token } = answer.json<StaffSession>()
  const cookie = cookieOf(answer)
  return (method, url, body) =>
    app.inject({
      method,
      url: `/_leads/api${url}`,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        [tokenHeader]: token,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
}

/** The session's cookie as a browser sends it back. */
export function cookieOf(answer: LightMyRequestResponse): string {
  return cookiesOf(answer)[0] ?? ''
}

/** The same of all cookies. */
export function cookiesOf({ headers }: LightMyRequestResponse): string[] {
  return [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';', 1).join())
}
