import type { FastifyInstance } from 'fastify'
import { cookieNamed } from '../server/cookies.ts'
import { isSame } from '../server/same.ts'
import { notices, tell } from './notice.ts'

/** Below this stands the token, in the address that colleagues are given. */
export const entrance = '/_share/'

interface Door {
  /** Who knows it may look. */
  readonly token: string
  /** The names under which a browser may ask: a page elsewhere whose name is made to lead here has another. */
  readonly hosts: ReadonlySet<string>
  /** Whether there is something to show. */
  readonly ready: () => boolean
}

/** What every answer says, whatever the site's own headers are. */
const headers = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
}

/** Lets only those in who were given the address, and only to look. */
export function guard(app: FastifyInstance, { token, hosts, ready }: Door): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, socket } = request
    // Programs that pass an address on may add to its end.
    const [address = ''] = request.url.split('?', 1)
    // A cookie belongs to all ports of a machine, and another preview may be shared at the next one.
    const cookie = `share-${socket.localPort}`
    if (!hosts.has(request.headers.host ?? '')) return tell(reply, notices.otherHost)
    if (method !== 'GET' && method !== 'HEAD') return tell(reply.header('allow', 'GET, HEAD'), notices.readOnly)
    if (address.startsWith(entrance) && isSame(address.slice(entrance.length), token)) {
      reply.header('set-cookie', `${cookie}=${token}; Path=/; HttpOnly; SameSite=Strict`)
      // By a page and not by a redirect: who comes from another site would not be sent on with a strict cookie.
      return tell(reply, notices.welcome)
    }
    if (!isSame(cookieNamed(request, cookie), token)) return tell(reply, notices.noToken)
    if (!ready()) return tell(reply, notices.notReady)
    return undefined
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers)
  })
}
