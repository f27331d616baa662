import { EventEmitter, once } from 'node:events'
import http from 'node:http'
import { expect, test, vi } from 'vitest'
import { serve } from './fake-site.ts'
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
  await vi.waitFor(() => expect(app.server.listening).toBe(false))
  await expect(ask({ port, path: '/' })).rejects.toThrow('ECONNREFUSED')
  finish()
  expect(await answer).toMatchObject({ status: 200, body: 'done', headers: { connection: 'close' } })
  await stopped
})

test('a part that fails answers in words, and the reason stays in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const app = await serve()
  const reason = new Error('the disk is full')
  app.get('/broken', async () => {
    throw reason
  })
  expect(await app.inject('/broken')).toMatchObject({
    statusCode: 500,
    body: 'Something went wrong. Please try again.\n',
  })
  expect(log.mock.calls).toEqual([[reason]])
})
