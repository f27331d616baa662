import { readFile } from 'node:fs/promises'
import path from 'node:path'
import send from '@fastify/send'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isReference, referenceName } from '../agreed/reference.ts'
import { currentHostRules } from '../host-files/index.ts'
import { pathOf } from './address.ts'
import { acceptedEncodings, suffix } from './encoding.ts'
import { locate } from './locate.ts'
import { namedPage } from './named-page.ts'
import { type ServerOptions, serverWords } from './options.ts'

/**
 * Serves a built folder. `@fastify/send` does ranges, validators and types; what `@fastify/static` adds to it does not
 * fit: it weighs encodings wrongly (`gzip;q=0, *` gets gzip), gives a 404 page the validators of a file, and serves
 * the compressed copies under their own names.
 */
export async function site(app: FastifyInstance, options: ServerOptions): Promise<void> {
  const { dist, base = '' } = options
  if (dist === undefined) return
  const served = { dist, words: serverWords(options) }
  const rulesNow = await currentHostRules(dist)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers((await rulesNow()).headersFor(pathOf(request)))
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      const pathname = pathOf(request)
      const query = request.url.slice(request.url.split('?', 1).join().length)
      const moved = (await rulesNow()).redirectFor(pathname)
      if (moved) return reply.redirect(moved.to.includes('?') ? moved.to : withQuery(moved.to, query), moved.status)

      if (base && (pathname === '/' || pathname === base)) return reply.redirect(`${base}/${query}`, 308)
      if (base && !pathname.startsWith(`${base}/`)) return sendNotFound(request, reply, served)

      const found = await locate(dist, pathname.slice(base.length))
      if (!found) return sendNotFound(request, reply, served)
      if ('redirect' in found) return reply.redirect(base + found.redirect + query, 308)
      const reference = new URLSearchParams(query).get(referenceName)
      if (isReference(reference) && found.file.endsWith('.html'))
        return sendNamed(request, reply, served, found.file, reference)
      return sendFile(request, reply, served, found.file)
    },
  })
}

function withQuery(address: string, query: string): string {
  const [path = '', hash] = address.split('#')
  return path + query + (hash === undefined ? '' : `#${hash}`)
}

/** The folder that is served, and what is said where it has nothing. */
interface Served {
  readonly dist: string
  readonly words: ReturnType<typeof serverWords>
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, served: Served, file: string) {
  varyByEncoding(reply)
  // What `_headers` says of a file counts: of one whose name has no ending nobody else knows its type.
  const type = reply.getHeader('content-type') ?? typeOf(file)
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'])) {
    const address = (file + suffix(encoding)).split('/').map(encodeURIComponent).join('/')
    const result = await send(request.raw, `/${address}`, {
      root: served.dist,
      dotfiles: 'allow',
      index: false,
      cacheControl: false,
    })
    if (result.statusCode === 404) continue
    reply.code(result.statusCode).headers(result.headers)
    if (result.type === 'file') {
      if (result.statusCode !== 304) {
        reply.header('content-type', type)
        if (encoding !== 'identity') reply.header('content-encoding', encoding)
      }
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', cachingOf(file))
    }
    return reply.send(result.stream)
  }
  // The file was there a moment ago: a build has just taken it away.
  return sendNotFound(request, reply, served)
}

/** A page for one visitor, who has just sent its form. */
async function sendNamed(
  request: FastifyRequest,
  reply: FastifyReply,
  served: Served,
  file: string,
  reference: string,
) {
  const html = await readFile(path.join(served.dist, file), 'utf8').catch(() => undefined)
  if (html === undefined) return sendNotFound(request, reply, served)
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(namedPage(html, reference))
}

/** The page for what is not there. It is no file of its own, so it takes no validators. */
async function sendNotFound(request: FastifyRequest, reply: FastifyReply, { dist, words }: Served) {
  reply.code(404)
  varyByEncoding(reply)
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'])) {
    const page = await readFile(path.join(dist, `404.html${suffix(encoding)}`)).catch(() => undefined)
    if (!page) continue
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(page)
  }
  return reply.type('text/plain; charset=utf-8').send(`${words.noPage}\n`)
}

/** Beside what `_headers` lets an answer vary by. */
function varyByEncoding(reply: FastifyReply): void {
  const own = String(reply.getHeader('vary') ?? '')
  if (/\*|\baccept-encoding\b/i.test(own)) return
  reply.header('vary', own === '' ? 'Accept-Encoding' : `${own}, Accept-Encoding`)
}

function typeOf(file: string): string {
  const type = send.mime.getType(file) ?? 'application/octet-stream'
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type
}

/** For what `_headers` says nothing about: a page is asked for again each time, the rest is kept for an hour. */
function cachingOf(file: string): string {
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600'
}
