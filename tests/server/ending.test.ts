import http from 'node:http'
import net from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { letGo } from '../../src/server/ending.ts'
import { createServer } from '../../src/server/server.ts'
import { folderWith } from './fake-site.ts'
import { ask, portOf } from './raw.ts'

test('who comes once more on an open connection while the server ends is answered, and told not to come again', async () => {
  const app = await createServer({ dist: await folderWith({ 'index.html': 'home' }) })
  onTestFinished(() => app.close())
  const further = net.createServer().listen(0, '127.0.0.1')
  const asked = { port: await portOf(app), path: '/', agent: new http.Agent({ keepAlive: true }) }
  expect(await ask(asked)).toMatchObject({ status: 200, headers: { connection: 'keep-alive' } })
  const gone = letGo(app, [further])
  expect(further.listening).toBe(false)
  await expect(ask({ ...asked, agent: false })).rejects.toThrow('ECONNREFUSED')
  expect(await ask(asked)).toMatchObject({ status: 200, body: 'home', headers: { connection: 'close' } })
  await gone
})
