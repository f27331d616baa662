import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Listens on a free port and says which. */
export async function portOf(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

interface Answer {
  status: number | undefined
  headers: http.IncomingHttpHeaders
  body: string
}

/** Asks over a real connection: other clients mend an address before they send it. */
export async function ask(options: http.RequestOptions): Promise<Answer> {
  const request = http.request({ host: '127.0.0.1', ...options }).end()
  const [response]: http.IncomingMessage[] = await once(request, 'response')
  if (!response) throw new Error('No answer.')
  const body = (await response.toArray()).join('')
  return { status: response.statusCode, headers: response.headers, body }
}
