import { EventEmitter, once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.ts'
import { listen } from '../../src/server/listen.ts'
import type { Limits } from '../../src/server/options.ts'
import { createServer } from '../../src/server/server.ts'
import { eventually } from '../eventually.ts'
import { folderWith } from './fake-site.ts'
import { ask, portOf } from './raw.ts'

const second = '127.0.0.2'
vi.mock('node:dns/promises', () => ({
  // Some machines have an address twice.
  lookup: async () => ['127.0.0.1', '127.0.0.2', '127.0.0.2'].map((address) => ({ address, family: 4 })),
}))

async function serverWith(limits: Partial<Limits>) {
  const app = await createServer({ dist: await folderWith({ 'index.html': 'home' }), limits })
  onTestFinished(() => app.close())
  return app
}

/** A connection over which so much has been sent. */
async function connect(port: number, text = '', host = '127.0.0.1'): Promise<net.Socket> {
  const socket = net.connect({ port, host })
  // What is closed for it is no failure here.
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

/** All that the server said until it closed the connection. */
async function answerOf(socket: net.Socket): Promise<string> {
  let text = ''
  socket.on('data', (data) => (text += data))
  await once(socket, 'close')
  return text
}

const head = 'POST /leads/newsletter HTTP/1.1\r\nHost: site.example\r\n'

test.each([
  ['nothing', ''],
  ['half a head', head],
  ['half a body', `${head}Content-Type: application/json\r\nContent-Length: 30\r\n\r\n{"email"`],
])('who sends %s is sent away in time', async (_, text) => {
  const app = await serverWith({ request: 300, look: 50 })
  app.post('/leads/newsletter', async () => 'taken')
  const port = await portOf(app)
  expect(await answerOf(await connect(port, text))).toMatch(/^HTTP\/1\.1 408 /)
})

test('of connections that wait for a head the oldest are closed, and visitors are served meanwhile', async () => {
  const port = await portOf(await serverWith({ waiting: 5 }))
  const silent: net.Socket[] = []
  for (let count = 0; count < 12; count++) silent.push(await connect(port, count % 2 ? head : ''))
  await eventually(() => expect(silent.filter(({ closed }) => closed)).toHaveLength(7))
  expect(await ask({ port, path: '/' })).toMatchObject({ status: 200, body: 'home' })
  expect(silent.map(({ closed }) => closed)).toEqual([...Array(7).fill(true), ...Array(5).fill(false)])
})

test('connections that have asked something are not among them, however many there are', async () => {
  const port = await portOf(await serverWith({ waiting: 2 }))
  const visitors = []
  for (let count = 0; count < 8; count++) {
    const socket = await connect(port, 'GET / HTTP/1.1\r\nHost: site.example\r\n\r\n')
    await once(socket, 'data')
    visitors.push(socket)
  }
  const [silent] = [await connect(port), await connect(port), await connect(port)]
  await once(silent, 'close')
  expect(visitors.map(({ closed }) => closed)).toEqual(Array(8).fill(false))
})

test('a crowd that comes at once is served', async () => {
  const port = await portOf(await serverWith({ waiting: 4 }))
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask({ port, path: '/', agent: false })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('a host with two addresses is one server, whose connections are counted together and finished when it ends', async () => {
  const app = await serverWith({ waiting: 1 })
  const slow = new EventEmitter()
  const begun = once(slow, 'begun')
  app.get('/slow', async () => {
    slow.emit('begun')
    await once(slow, 'finish')
    return 'done'
  })
  const stored = vi.fn()
  app.addHook('onClose', async () => stored())
  const port = Number(new URL(await listen(app, { host: 'two.example', port: 0 }, 'start')).port)
  expect(await ask({ port, path: '/' })).toMatchObject({ status: 200 })
  const [oldest, newest] = [await connect(port, head, second), await connect(port, head)]
  await once(oldest, 'close')
  newest.destroy()

  const answer = ask({ host: second, port, path: '/slow', agent: new http.Agent({ keepAlive: true }) })
  await begun
  const ended = app.close()
  await eventually(() => expect(connect(port, '', second)).rejects.toThrow('ECONNREFUSED'))
  expect(stored).not.toHaveBeenCalled()
  slow.emit('finish')
  expect(await answer).toMatchObject({ status: 200, body: 'done', headers: { connection: 'close' } })
  await ended
  expect(stored).toHaveBeenCalledOnce()
})

test('a port that is free at both addresses is listened at', async () => {
  const port = await freePort()
  expect(await listen(await serverWith({}), { host: 'two.example', port }, 'start')).toBe(`http://two.example:${port}`)
  expect(await ask({ host: second, port, path: '/' })).toMatchObject({ status: 200 })
})

test('a port that another program has at one of two addresses is taken: browsers may ask there first', async () => {
  const other = net.createServer().listen(0, second)
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as net.AddressInfo
  const app = await serverWith({})
  await expect(listen(app, { host: 'two.example', port }, 'start')).rejects.toThrow(
    `Port ${port} is taken. Choose another, for example: npm start -- --port ${port + 1}`,
  )
})
