import { createHash } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Refusal, tokenHeader } from '../../agreed/staff-api.ts'
import type { StaffSettings } from '../../leads/settings.ts'
import { audit } from '../../leads/staff/audit.ts'
import { knownBrowser } from '../../leads/staff/known-browser.ts'
import { beginSession, endSession, findSession, type Session } from '../../leads/staff/sessions.ts'
import { type Attempt, SignIn } from '../../leads/staff/sign-in.ts'
import type { Database } from '../../leads/store/tables.ts'
import { readUrl } from '../../read-url.ts'
import { networkOf } from '../leads/network.ts'
import { isSame } from '../same.ts'
import { clearCookie, readCookie, setCookie } from './cookie.ts'

/** Who was found to make a request. */
const users = new WeakMap<FastifyRequest, string>()

/** Who makes a request, on a route that only the staff gets to. */
export function userOf(request: FastifyRequest): string {
  const user = users.get(request)
  if (user === undefined) throw new Error('This route is not protected.')
  return user
}

/** Knows who is of the staff, and lets nobody else in. */
export class Guard {
  private readonly signIns: SignIn
  private readonly proxies: BlockList

  constructor(
    private readonly database: Database,
    private readonly settings: StaffSettings,
  ) {
    this.signIns = new SignIn(database, settings.users)
    this.proxies = blockListOf(settings.proxy?.addresses ?? [])
  }

  /** Lets only the staff's own page ask for what follows in this scope. */
  protect(scope: FastifyInstance): void {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isFromPage(request)) return refuse(reply, 403, { error: 'foreign' })
      const session = await this.session(request, true)
      if (!session) return refuse(reply, 401, { error: 'signed-out' })
      if (isChange(request) && !isSame(request.headers[tokenHeader], session.token))
        return refuse(reply, 403, { error: 'foreign' })
      users.set(request, session.user)
      return undefined
    })
  }

  /** The session of who asks; `use` keeps it from ending for another while. */
  async session(request: FastifyRequest, use: boolean): Promise<Session | undefined> {
    const id = readCookie(request, 'staff')
    if (!id) return undefined
    const proxied = this.proxiedUser(request)
    const credentialOf = (user: string) =>
      proxied === undefined ? this.credentialOf(user) : user === proxied ? 'proxy' : undefined
    return findSession(this.database, id, credentialOf, use)
  }

  attempt(request: FastifyRequest, name: string, password: string): Promise<Attempt> {
    return this.signIns.attempt(name, password, networkOf(request.ip), readCookie(request, 'staff-known'))
  }

  /** Has the browser know the user, who has just signed in there. */
  remember(request: FastifyRequest, reply: FastifyReply, user: string): void {
    const password = this.settings.users.get(user)
    if (password) setCookie(request, reply, 'staff-known', knownBrowser(user, password))
  }

  /** Begins a session with an id of its own, whatever the browser had before. */
  async begin(request: FastifyRequest, reply: FastifyReply, user: string): Promise<Session> {
    const before = readCookie(request, 'staff')
    if (before) await endSession(this.database, before)
    const credential = this.proxiedUser(request) === user ? 'proxy' : (this.credentialOf(user) ?? '')
    await audit(this.database.db, { user, action: 'signed in' })
    const { id, session } = await beginSession(this.database, user, credential)
    setCookie(request, reply, 'staff', id)
    return session
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const id = readCookie(request, 'staff')
    if (id) await endSession(this.database, id)
    await audit(this.database.db, { user: userOf(request), action: 'signed out' })
    clearCookie(request, reply, 'staff')
  }

  /** Whom the proxy names. Its header counts only on a connection of its own: others may write what they like. */
  proxiedUser({ headers, socket }: FastifyRequest): string | undefined {
    const { proxy } = this.settings
    const address = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/i, '') ?? ''
    const named = proxy && headers[proxy.header]
    if (typeof named !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(named)) return undefined
    return this.proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ? named : undefined
  }

  /** Changes with the password: a session that was begun with the old one is over. */
  private credentialOf(user: string): string | undefined {
    const password = this.settings.users.get(user)
    return password && createHash('sha256').update(password.salt).update(password.hash).digest('hex')
  }
}

export function refuse(reply: FastifyReply, status: number, refusal: Refusal): FastifyReply {
  return reply.code(status).send(refusal)
}

/** Whether a request was made by a page of this very server. All browsers of today say so; older ones name their origin with a change. */
export function isFromPage(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers
  if (site !== undefined) return site === 'same-origin'
  // Compared without the protocol, which a proxy in front may have changed.
  const from = origin === undefined ? undefined : readUrl(origin)
  return origin === undefined ? !isChange(request) : from !== undefined && from.host === request.host
}

function isChange({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}
