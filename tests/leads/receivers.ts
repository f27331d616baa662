import { once } from 'node:events'
import http from 'node:http'
import type { Server } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface Call {
  headers: http.IncomingHttpHeaders
  text: string
}

/** A receiver of webhooks that answers as it is told: a status, or never. */
export async function webhookReceiver(
  answer: (calls: number) => number | 'never',
): Promise<{ address: string; calls: Call[] }> {
  const calls: Call[] = []
  const server = http.createServer((request, response) => {
    void request.toArray().then((parts) => {
      calls.push({ headers: request.headers, text: parts.join('') })
      const status = answer(calls.length)
      if (status !== 'never') response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('ok')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { address: `http://127.0.0.1:${portOf(server)}/leads?token=secret`, calls }
}

export interface MailReceiver {
  address: string
  messages: string[]
  /** Who was to get them. */
  recipients: string[]
  /** Who logged in, and by which password. */
  logins: string[]
}

interface MailHabits {
  /** So many messages are refused before one is taken. */
  readonly refused?: number
  /** What it says then. */
  readonly words?: string
  readonly encrypts?: boolean
  /** What it answers to a recipient, where it refuses one, and by which number. */
  readonly refuses?: (address: string) => string | undefined
  readonly refusal?: number
  /** Milliseconds that it looks at a message before it takes it. */
  readonly thinks?: number
}

/** A mail server that keeps what it gets. It offers no encryption unless it is told to. */
export async function mailReceiver({
  refused = 0,
  words = 'Try again later.',
  encrypts = false,
  refuses,
  refusal: responseCode = 450,
  thinks = 0,
}: MailHabits = {}): Promise<MailReceiver> {
  const messages: string[] = []
  const recipients: string[] = []
  const logins: string[] = []
  let tries = 0
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: encrypts ? [] : ['STARTTLS'],
    onAuth({ username = '', password = '' }, _session, done) {
      logins.push(`${username}:${password}`)
      done(null, { user: username })
    },
    onRcptTo({ address }, _session, done) {
      const refusal = refuses?.(address)
      done(refusal === undefined ? null : Object.assign(new Error(refusal), { responseCode }))
    },
    onData(stream, { envelope }, done) {
      void stream.toArray().then((parts) => {
        tries += 1
        if (tries <= refused) return done(new Error(words))
        messages.push(Buffer.concat(parts as Buffer[]).toString())
        recipients.push(...envelope.rcptTo.map(({ address }) => address))
        return thinks === 0 ? done() : void setTimeout(done, thinks)
      })
    },
  })
  // Who talks to it may break off.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  return { address: `smtp://127.0.0.1:${portOf(server.server)}`, messages, recipients, logins }
}

export function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
