import { type Refusal, type StaffSession, staffAddress, tokenHeader } from '../agreed/staff-api.ts'

/** Why something was not done. */
export class Refused extends Error {
  override name = 'Refused'

  constructor(
    readonly reason: Refusal['error'] | 'offline',
    readonly seconds = 0,
  ) {
    super(reason)
  }
}

/** Asks the server, as whoever is signed in. */
export class Api {
  private token = ''
  private user: string | undefined
  private waiting: (() => void)[] = []

  /** `signedOut` is called when somebody has to sign in before anything else can be asked. */
  constructor(private readonly signedOut: () => void) {}

  /** Who is signed in from now on. What waited for that goes on, unless it was somebody else's. */
  begin({ token, user }: StaffSession): void {
    const waiting = user === this.user || this.user === undefined ? this.waiting : []
    this.token = token
    this.user = user
    this.waiting = []
    for (const go of waiting) go()
  }

  /** Kept when it is done: when the session has ended meanwhile, after somebody has signed in again. */
  async ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    for (let mayRenew = true; ; ) {
      try {
        return await this.askOnce<T>(method, path, body)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        if (error.reason === 'signed-out') await this.whenSignedIn()
        // In another tab somebody has signed in anew: the cookie is shared, and the token is not.
        else if (error.reason === 'foreign' && mayRenew && this.user !== undefined) {
          mayRenew = false
          await this.renew()
        } else throw error
      }
    }
  }

  /** The session that there is; a refusal when there is none. */
  session(): Promise<StaffSession> {
    return this.askOnce('GET', '/session')
  }

  signIn(name: string, password: string): Promise<StaffSession> {
    return this.askOnce('POST', '/sign-in', { name, password })
  }

  private whenSignedIn(): Promise<void> {
    const again = new Promise<void>((resolve) => this.waiting.push(resolve))
    this.signedOut()
    return again
  }

  private async renew(): Promise<void> {
    const session = await this.session()
    if (session.user !== this.user) throw new Refused('foreign')
    this.token = session.token
  }

  private async askOnce<T>(method: string, path: string, body?: object): Promise<T> {
    const headers = { [tokenHeader]: this.token, ...(body && { 'content-type': 'application/json' }) }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await fetch(`${staffAddress}/api${path}`, init).catch(() => {
      throw new Refused('offline')
    })
    if (answer.status === 204) return undefined as T
    const said = await answer.json().catch(() => ({ error: 'failed' }))
    if (answer.ok) return said as T
    const { error, seconds } = said as Refusal
    throw new Refused(error, seconds)
  }
}
