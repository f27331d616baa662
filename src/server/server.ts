import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
  type LogLevel,
} from 'fastify'
import { pathAndQuery } from './address.ts'
import { endConnections } from './ending.ts'
import { leads } from './leads/index.ts'
import { describeError } from './leads/log.ts'
import { logLines } from './log-lines.ts'
import { type ServerOptions, serverWords, usualLimits } from './options.ts'
import { site } from './site.ts'
import { staff } from './staff/index.ts'
import { limitWaiting } from './waiting.ts'

/** What the server is made of. A part adds its own routes; the site takes every other address. */
const parts: ((app: FastifyInstance, options: ServerOptions) => Promise<void>)[] = [leads, staff, site]

/** Levels that say less than the server's own, which is "warn": what it says besides concerns nobody who runs it. */
const strict: readonly LogLevel[] = ['error', 'fatal', 'silent']

/** A server for a built site, for leads, or for both, ready to listen. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const words = serverWords(options)
  const { request, look, waiting } = { ...usualLimits, ...options.limits }
  const app = Fastify({
    // A client that needs longer to send its request holds a connection for nothing.
    requestTimeout: request,
    // Who has begun to send when the server is told to end gets an answer like everybody else: the store is closed after that.
    return503OnClosing: false,
    http: { headersTimeout: request, requestTimeout: request, connectionsCheckingInterval: look },
    trustProxy: trusted(options.leads?.settings.trustedProxies),
    // Every request would be two lines, and one of them names the visitor's address; a part says what matters.
    logController: new LogController({ disableRequestLogging: true }),
    logger: options.log !== undefined && {
      level: strict.includes(options.log) ? options.log : 'warn',
      stream: logLines,
    },
    rewriteUrl: ({ url = '/' }) => pathAndQuery(url),
    frameworkErrors: (_error, _request, reply: FastifyReply) => void reply.code(400).send(`${words.unreadable}\n`),
  })
  limitWaiting(app.server, waiting)
  endConnections(app)
  app.addHook('onSend', async (_request, reply) => {
    // Whatever `_headers` says of a path, that it could not be served is nothing to keep. "no-store" says more already.
    if (reply.statusCode >= 400 && reply.getHeader('cache-control') !== 'no-store')
      reply.header('cache-control', 'no-cache')
  })
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) app.log.error(describeError(error), 'failed')
    return reply.code(status).send(`${status >= 500 ? words.failed : words.unreadable}\n`)
  })
  // Before the body is read, which may be anything.
  app.addHook('preParsing', (request, reply, _body, done) => {
    if (!request.is404) done()
    else if (options.dist === undefined) reply.code(404).send(`${words.nothing}\n`)
    // Every address of a site can be read, so what arrives here has another method.
    else reply.code(405).header('allow', 'GET, HEAD').send(`${words.method}\n`)
  })
  options.guard?.(app)
  for (const part of parts) await part(app, options)
  return app
}

/** Whose word is taken for where a request comes from: nobody's, the nearest proxies', or that of certain addresses. */
function trusted(proxies: number | string = 0): string | false | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'string') return proxies
  return proxies > 0 && ((_address, hop) => hop < proxies)
}
