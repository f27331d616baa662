import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { referenceName } from '../../agreed/reference.ts'
import { withValues } from '../../agreed/with-values.ts'
import type { Endpoint } from '../../leads/forms/form.ts'
import { largestBody } from '../../leads/forms/schema.ts'
import type { Judged, Submission } from '../../leads/intake.ts'
import { referenceOf } from '../../leads/reference.ts'
import type { LeadService } from '../../leads/service.ts'
import type { Receipt } from '../../leads/store/insert.ts'
import { readUrl } from '../../read-url.ts'
import { cookieNamed } from '../cookies.ts'
import { type Refuse, sendPage } from './answers.ts'
import { isForm } from './bodies.ts'
import { describeError } from './log.ts'
import type { Metrics } from './metrics.ts'
import { networkOf } from './network.ts'
import { allowReading, answerPreflight, isAllowed, originOf } from './origin.ts'
import type { Pages } from './pages.ts'
import type { RateLimit } from './rate-limit.ts'
import { within } from './within.ts'

/** What all routes of the service share. */
export interface Shared {
  readonly service: LeadService
  readonly pages: Pages
  readonly limit: RateLimit
  readonly refuse: Refuse
  /** Milliseconds after which a visitor is told that the answers could not be stored. */
  readonly deadline: number
  readonly metrics: Metrics | undefined
}

/** Bytes that any form may be sent with: who has pasted a whole document is to see which field takes less. */
const roomy = 2 ** 20

/** The route of one endpoint at one of its addresses. */
export function receive(scope: FastifyInstance, url: string, endpoint: Endpoint, shared: Shared): void {
  const { service, pages, limit, refuse, deadline, metrics } = shared
  const words = service.manifest.words.refusals
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isAllowed(request, service)) return refuse(request, reply, 403, words.otherSite)
    allowReading(request, reply, service)
    return undefined
  }
  const count = async (request: FastifyRequest, reply: FastifyReply) => {
    const seconds = limit.take(request.ip)
    if (seconds === 0) return undefined
    reply.header('retry-after', String(seconds))
    return refuse(request, reply, 429, withValues(words.tooMany, { seconds }))
  }

  scope.options(url, { onRequest: admit }, async (_request, reply) => answerPreflight(reply))
  scope.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url,
    onRequest: async (request, reply) => {
      if (request.method === 'GET' && wantsPage(request)) return reply.redirect(pages.of(endpoint.forms[0]), 303)
      reply.header('allow', 'POST')
      return refuse(request, reply, 405, words.method)
    },
    handler: async () => undefined,
  })
  const bodyLimit = Math.max(roomy, ...endpoint.forms.map(({ fields }) => largestBody(fields)))
  scope.post(url, { onRequest: [admit, count], bodyLimit }, async (request, reply) => {
    const key = request.headers['idempotency-key']
    if (key !== undefined && !isKey(key)) return refuse(request, reply, 400, words.wrongKey)
    const judged = service.judge(endpoint, submissionOf(request, key))
    if (judged.mistakes) return refuseAnswers(request, reply, judged, shared)
    let receipt: Receipt
    try {
      // The forms of a page have no key by themselves, and only script can give them one.
      const sender = key === undefined && isForm(request) ? networkOf(request.ip) : undefined
      receipt = await within(service.receive(judged.lead, sender), deadline)
    } catch (error) {
      request.log.error(describeError(error), 'not stored')
      reply.header('retry-after', '5')
      if (!isForm(request)) return refuse(request, reply, 503, judged.form.failure)
      const html = await pages.again(judged.form, judged.lead.page, request.body, judged.form.failure)
      return sendPage(reply.code(503), html)
    }
    if (receipt.outcome === 'conflict') return refuse(request, reply, 409, words.usedKey)
    const { id, outcome } = receipt
    if (outcome === 'stored') metrics?.stored(judged.lead)
    if (isForm(request)) return reply.redirect(pages.thanks(judged.form, judged.lead, originOf(request), id), 303)
    return reply.code(outcome === 'stored' ? 201 : 200).send({ id, [referenceName]: referenceOf(id) })
  })
}

async function refuseAnswers(
  request: FastifyRequest,
  reply: FastifyReply,
  { form, from, mistakes }: Extract<Judged, { from: unknown }>,
  { service, pages, refuse }: Shared,
): Promise<FastifyReply> {
  const message = service.manifest.words.refusals.wrongAnswers
  if (!isForm(request)) return refuse(request, reply, 422, message, { errors: mistakes })
  return sendPage(reply.code(422), await pages.again(form, from, request.body, message, mistakes))
}

function submissionOf(request: FastifyRequest, key: string | undefined): Submission {
  const { referer = '' } = request.headers
  const from = readUrl(referer)
  const remembered = cookieNamed(request, 'utm_source')
  return {
    body: request.body,
    page: from?.pathname,
    // Without script nothing is remembered, but the page's own address may still say it.
    source: (remembered && decoded(remembered)) || from?.searchParams.get('utm_source') || undefined,
    key,
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** A tab that is opened again, or an address that is typed anew, asks for a page where a form was refused. */
function wantsPage({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /\btext\/html\b/i.test(accept)
}

function isKey(key: unknown): key is string {
  return typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)
}
