import type { InjectOptions } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createServer } from '../../src/server/server.ts'
import { guard } from '../../src/share/guard.ts'
import { folderWith } from '../server/fake-site.ts'

const token = '0123456789abcdefghijkl'
const host = '192.168.1.5:5174'
// What is not sent over a socket has no port.
const cookie = `share-undefined=${token}`
const colleague = { host, cookie }

/** What a shared site answers. */
async function ask(url: string, { headers = colleague, ...more }: InjectOptions = {}, ready = true) {
  const dist = await folderWith({
    'index.html': '<h1>Home</h1>',
    '404.html': '<h1>Not found</h1>',
    'assets/main.js': 'run()',
    '.sectile-forms.json': '{"secret":1}',
    _headers:
      '/*\n  Referrer-Policy: strict-origin-when-cross-origin\n/assets/*\n  Cache-Control: public, max-age=31536000\n',
  })
  const door = { token, hosts: new Set([host]), ready: () => ready }
  const app = await createServer({ dist, guard: (app) => guard(app, door) })
  onTestFinished(() => app.close())
  return app.inject({ url, headers, ...more })
}

test('the address with the token gives a cookie for this server alone, and leads to the home page without it', async () => {
  const answer = await ask(`/_share/${token}`, { headers: { host } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['set-cookie']).toBe(`${cookie}; Path=/; HttpOnly; SameSite=Strict`)
  expect(answer.body).toContain('<meta http-equiv="refresh" content="0; url=/">')
})

test('what programs that pass it on add to the end of the address closes nothing', async () => {
  expect((await ask(`/_share/${token}?fbclid=1`, { headers: { host } })).statusCode).toBe(200)
})

test.for([
  `/_share/${token}x`,
  `/_share/${token.slice(1)}`,
  '/_share/',
  `/_share/${token.toUpperCase()}`,
  `/?${token}`,
  `/${token}`,
  `//evil.example/_share/${token}`,
])('%s opens nothing', async (url) => {
  const answer = await ask(url, { headers: { host } })
  expect(answer.statusCode).toBe(403)
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test.for([
  [undefined],
  [''],
  ['share-undefined='],
  ['share-undefined=0123456789abcdefghijkx'],
  [`other=${token}`],
  [`share-5175=${token}`],
])('with the cookie %j nothing is shown, and it is said what to do', async ([wrong]) => {
  for (const url of ['/', '/assets/main.js', '/nowhere']) {
    const answer = await ask(url, { headers: { host, ...(wrong !== undefined && { cookie: wrong }) } })
    expect(answer.statusCode).toBe(403)
    expect(answer.body).toContain('Open the whole address that was given to you')
  }
})

test('with the cookie pages and assets are there, also beside other cookies', async () => {
  expect((await ask('/')).body).toBe('<h1>Home</h1>')
  expect((await ask('/assets/main.js', { headers: { host, cookie: `a=b; ${cookie}; c=d` } })).body).toBe('run()')
})

test.for(['localhost:5174', '192.168.1.5', '192.168.1.5:5175', 'rebound.example:5174', ''])(
  'under the name %j nothing is shown, with the token or the cookie',
  async (other) => {
    for (const url of ['/', `/_share/${token}`]) {
      const answer = await ask(url, { headers: { host: other, cookie } })
      expect(answer.statusCode).toBe(403)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  },
)

test.for(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const)(
  '%s is refused in words that who filled in a form understands',
  async (method) => {
    for (const url of ['/', '/leads/newsletter', '/api/whatsapp-lead', `/_share/${token}`]) {
      const answer = await ask(url, { method })
      expect(answer.statusCode).toBe(405)
      expect(answer.headers.allow).toBe('GET, HEAD')
      expect(answer.body).toContain('This is a preview, in which forms reach nobody.')
    }
  },
)

test('HEAD is answered as GET without a body', async () => {
  const answer = await ask('/', { method: 'HEAD' })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('')
})

test.for([
  '/@vite/client',
  '/@fs/etc/passwd',
  '/@id/x',
  '/__open-in-editor?file=package.json',
  '/src/preview/browser/main.ts',
  '/src/sections/hero.tsx?import',
  '/node_modules/vite/package.json',
  '/pages.json',
  '/package.json',
  '/_sections',
  '/_leads',
  '/health/ready',
  '/metrics',
  '/_headers',
  '/.sectile-forms.json',
  '/.sectile.json',
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fpackage.json',
  '/%5c..%5cpackage.json',
  '/assets/%00main.js',
])('%s is not there, for colleagues either', async (url) => {
  const answer = await ask(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toBe('<h1>Not found</h1>')
})

test('nothing is kept by a browser, found by a search engine, or told to another site', async () => {
  for (const answer of [await ask('/'), await ask('/assets/main.js'), await ask('/', { headers: { host } })]) {
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cross-origin-resource-policy': 'same-origin',
    })
  }
})

test('while there is nothing to show the browser asks again by itself', async () => {
  const answer = await ask('/', {}, false)
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('<meta http-equiv="refresh" content="2">')
})
