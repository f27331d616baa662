import { describe, expect, test } from 'vitest'
import { readSettings } from '../../src/leads/settings.ts'
import { createServer } from '../../src/server/server.ts'
import { aLead } from '../leads/a-lead.ts'
import { answers, serviceFor } from '../leads/a-site.ts'
import { newFileStore } from '../leads/stores.ts'
import { folderWith } from './fake-site.ts'
import { cookieOf, serveStaff, signedIn, signIn, staffSettings } from './staff-server.ts'

const same = { 'sec-fetch-site': 'same-origin' }
const proxied = {
  staff: readSettings({ LEADS_STAFF_HEADER: 'X-Forwarded-User', LEADS_STAFF_PROXY: '10.0.0.0/8 ::1' }).staff,
}

test('without users there is no such page, and no trace of it', async () => {
  const leads = await serviceFor(await newFileStore())
  const dist = await folderWith({ 'index.html': 'home', '404.html': 'not found' })
  const app = await createServer({ leads, dist })
  for (const url of ['/_leads', '/_leads/', '/_leads/api/session', '/_leads/assets/main-1.js']) {
    const { statusCode, body } = await app.inject(url)
    expect([url, statusCode, body]).toEqual([url, 404, 'not found'])
  }
  const [known, unknown] = await Promise.all(
    ['/_leads/api/sign-in', '/elsewhere'].map((url) => app.inject({ method: 'POST', url })),
  )
  expect([known?.statusCode, known?.body]).toEqual([unknown?.statusCode, unknown?.body])
  await app.close()
})

test('every address of the page is the page, and an unknown one of its service is refused', async () => {
  const { app } = await serveStaff()
  for (const url of ['/_leads', '/_leads/', '/_leads/lead/1'])
    expect((await app.inject(url)).body).toBe('<title>Leads</title>')
  expect((await app.inject('/_leads/assets/main-1.js')).headers['cache-control']).toContain('immutable')
  expect((await app.inject('/_leads/assets/main-2.js')).statusCode).toBe(404)
  expect((await app.inject('/_leads/api/elsewhere')).json()).toEqual({ error: 'gone' })
})

test('every answer has headers of its own, beside a site that has others', async () => {
  const dist = await folderWith({
    'index.html': 'home',
    '404.html': 'not found',
    _headers: "/*\n  Content-Security-Policy: script-src 'unsafe-inline'\n  Cache-Control: public, max-age=60\n",
  })
  const staffPage = await folderWith({ 'index.html': '<title>Leads</title>', 'assets/main-1.js': '1' })
  const leads = await serviceFor(await newFileStore(), await staffSettings())
  const app = await createServer({ leads, dist, staffPage })
  for (const url of ['/_leads', '/_leads/api/session', '/_leads/api/elsewhere']) {
    const { headers } = await app.inject({ url, headers: { host: 'www.site.example' } })
    expect(headers, url).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; .*base-uri 'none'; frame-ancestors 'none'$/,
      ),
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
    })
  }
  expect((await app.inject('/')).headers['content-security-policy']).toBe("script-src 'unsafe-inline'")
  await app.close()
})

describe('without a session', () => {
  const routes = [
    ['POST', '/leads'],
    ['GET', '/leads/1'],
    ['POST', '/leads/1/mark'],
    ['POST', '/leads/1/release'],
    ['GET', '/export?format=csv'],
    ['POST', '/person'],
    ['POST', '/forget'],
    ['GET', '/dead-letters'],
    ['POST', '/dead-letters/retry'],
    ['POST', '/sign-out'],
  ] as const

  test.each(routes)('%s %s tells and does nothing', async (method, url) => {
    const { app } = await serveStaff(undefined, [aLead(answers)])
    const answer = await app.inject({ method, url: `/_leads/api${url}`, headers: same })
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'signed-out' }])
  })
})

describe('a request of another site', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{}],
  ])('%j is refused, with the cookie and the token', async (headers: Record<string, string>) => {
    const { app } = await serveStaff()
    const answer = await signIn(app)
    const known = { cookie: cookieOf(answer), 'x-staff-token': answer.json().token }
    const url = '/_leads/api/dead-letters/retry'
    const tried = await app.inject({ method: 'POST', url, headers: { ...known, ...headers } })
    expect([tried.statusCode, tried.json()]).toEqual([403, { error: 'foreign' }])
    const right = await app.inject({ method: 'POST', url, headers: { ...known, ...same } })
    expect(right.statusCode).toBe(200)
  })

  test('is refused without the token, or with that of somebody else', async () => {
    const { app } = await serveStaff()
    const cookie = cookieOf(await signIn(app))
    const { token } = (await signIn(app)).json()
    for (const given of [{}, { 'x-staff-token': token }]) {
      const headers = { cookie, ...same, ...given }
      const tried = await app.inject({ method: 'POST', url: '/_leads/api/dead-letters/retry', headers })
      expect(tried.statusCode).toBe(403)
    }
  })

  test('cannot sign anybody in', async () => {
    const { app } = await serveStaff()
    expect((await signIn(app, undefined, { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403)
  })
})

describe('a proxy that signs people in', () => {
  const session = (app: Awaited<ReturnType<typeof serveStaff>>['app'], remoteAddress: string, headers = {}) =>
    app.inject({
      url: '/_leads/api/session',
      remoteAddress,
      headers: { ...same, 'x-forwarded-user': 'asha', ...headers },
    })

  test('is believed from its own addresses, and nobody else is', async () => {
    const { app } = await serveStaff(proxied)
    for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '::1']) {
      const answer = await session(app, address)
      expect([address, answer.statusCode, answer.json()]).toMatchObject([address, 200, { user: 'asha', byProxy: true }])
    }
    for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1'])
      expect((await session(app, address)).statusCode).toBe(401)
    // What is believed of an address is the connection's, whatever a header says.
    expect((await session(app, '192.0.2.1', { 'x-forwarded-for': '10.1.2.3' })).statusCode).toBe(401)
  })

  test('gives a session to its user alone', async () => {
    const { app } = await serveStaff(proxied)
    const cookie = cookieOf(await session(app, '10.0.0.1'))
    const read = (remoteAddress: string, user: string) =>
      app.inject({
        url: '/_leads/api/dead-letters',
        remoteAddress,
        headers: { ...same, cookie, 'x-forwarded-user': user },
      })
    expect((await read('10.0.0.1', 'asha')).statusCode).toBe(200)
    expect((await read('10.0.0.1', 'ben')).statusCode).toBe(401)
    expect((await read('192.0.2.1', 'asha')).statusCode).toBe(401)
  })
})

test('a body that cannot be read is refused, and nothing of it is repeated', async () => {
  const { app } = await serveStaff()
  const ask = await signedIn(app)
  for (const body of [{ status: 'secret' }, { after: 'secret' }, { from: '2026' }, { text: 'x'.repeat(300) }, [1]]) {
    const answer = await ask('POST', '/leads', body)
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'unreadable' }])
  }
  const nul = '\0'
  for (const [path, body] of [
    ['/leads', { text: nul }],
    ['/leads', { form: nul }],
    ['/leads/1/mark', { note: { from: '', to: nul } }],
    ['/leads/%00/mark', { answered: true }],
    ['/leads/%00/release', {}],
    ['/forget', { ids: [nul] }],
  ] as const)
    expect((await ask('POST', path, body)).statusCode).toBe(400)
  expect((await ask('GET', '/leads/%00')).statusCode).toBe(400)
  const large = await ask('POST', '/leads', { text: 'x'.repeat(300_000) })
  expect([large.statusCode, large.json()]).toEqual([413, { error: 'unreadable' }])
})
