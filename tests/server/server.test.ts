import { EventEmitter, once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createServer } from '../../src/server/server.ts'
import { eventually } from '../eventually.ts'
import { storedLeads } from '../leads/stored.ts'
import { serve } from './fake-site.ts'
import { serveLeads } from './leads-server.ts'
import { ask, portOf } from './raw.ts'

/** A server with an answer at /slow that is under way until it is told to finish. */
async function serveSlowly() {
  const app = await serve()
  const slow = new EventEmitter()
  app.get('/slow', async () => {
    slow.emit('begun')
    await once(slow, 'finish')
    return 'done'
  })
  const port = await portOf(app)
  const begun = once(slow, 'begun')
  const answer = ask({ port, path: '/slow', agent: new http.Agent({ keepAlive: true }) })
  await begun
  return { app, port, answer, finish: () => slow.emit('finish') }
}

test('an answer under way is finished, idle connections are closed, new ones refused', async () => {
  const { app, port, answer, finish } = await serveSlowly()
  await ask({ port, path: '/', agent: new http.Agent({ keepAlive: true }) })
  const stopped = app.close()
  await eventually(() => expect(app.server.listening).toBe(false))
  await expect(ask({ port, path: '/' })).rejects.toThrow('ECONNREFUSED')
  finish()
  expect(await answer).toMatchObject({ status: 200, body: 'done', headers: { connection: 'close' } })
  await stopped
})

test('who has begun to send when the server is told to end is answered like everybody else, and stored', async () => {
  const { app, store } = await serveLeads()
  const socket = net.connect(await portOf(app), '127.0.0.1')
  const host = 'HTTP/1.1\r\nHost: site.example\r\n'
  socket.write(`GET /healthz ${host}\r\nPOST /leads/newsletter ${host}`)
  await once(socket, 'data')
  const stopped = app.close()
  await eventually(() => expect(app.server.listening).toBe(false))
  let answer = ''
  socket.on('data', (data) => (answer += data))
  socket.write('Content-Type: application/json\r\nContent-Length: 26\r\n\r\n{"email":"a@host.example"}')
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 201 .*\r\nconnection: close\r\n/is)
  await stopped
  expect(await storedLeads(store)).toHaveLength(1)
})

test('a part that fails answers in words, and the log has the reason and nothing of the request', async () => {
  const app = await serve()
  const log = vi.spyOn(app.log, 'error').mockImplementation(() => undefined)
  app.get('/broken', async () => {
    throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC', row: 'name@host.example' })
  })
  expect(await app.inject('/broken')).toMatchObject({
    statusCode: 500,
    body: 'Something went wrong. Please try again.\n',
  })
  expect(log.mock.calls).toEqual([[{ error: 'Error', code: 'ENOSPC', reason: 'the disk is full' }, 'failed']])
})

test.each([
  ['debug', 'warn'],
  ['info', 'warn'],
  ['warn', 'warn'],
  ['error', 'error'],
  ['silent', 'silent'],
] as const)('with the log at "%s" the server itself logs at "%s"', async (log, level) => {
  const app = await createServer({ log })
  onTestFinished(() => app.close())
  expect(app.log.level).toBe(level)
})
