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
  /** Who logged in, and by which password. */
  logins: string[]
}

/** A mail server that keeps what it gets, or refuses the first messages. It offers no encryption unless it is told to. */
export async function mailReceiver(refused = 0, words = 'Try again later.', encrypts = false): Promise<MailReceiver> {
  const messages: string[] = []
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
    onData(stream, _session, done) {
      void stream.toArray().then((parts) => {
        tries += 1
        if (tries <= refused) return done(new Error(words))
        messages.push(Buffer.concat(parts as Buffer[]).toString())
        return done()
      })
    },
  })
  // Who talks to it may break off.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  return { address: `smtp://127.0.0.1:${portOf(server.server)}`, messages, logins }
}

export function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
