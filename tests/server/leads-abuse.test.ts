import net from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { RateLimit } from '../../src/server/leads/rate-limit.ts'
import { answers, form, siteWith } from '../leads/a-site.ts'
import { storedLeads } from '../leads/stored.ts'
import { postForm, postJson, serveLeads } from './leads-server.ts'
import { portOf } from './raw.ts'

const newsletter = '/leads/newsletter'
const good = { email: 'name@host.example' }

describe('where a request comes from', () => {
  const status = async (headers: Record<string, string>, origins: string[] = []) => {
    const { app } = await serveLeads({ settings: { origins } })
    return (await postJson(app, newsletter, good, headers)).statusCode
  }

  test('the site itself is welcome, and what is no browser', async () => {
    expect(await status({})).toBe(201)
    expect(await status({ origin: 'http://localhost:8000', host: 'localhost:8000' })).toBe(201)
    expect(await status({ origin: 'https://www.site.example', host: 'behind-a-proxy' })).toBe(201)
  })

  test.each(['https://evil.example', 'https://www.site.example.evil.example', 'null', 'nonsense', 'http://localhost'])(
    '"%s" is refused',
    async (origin) => {
      expect(await status({ origin, host: 'localhost:8000' })).toBe(403)
    },
  )

  test('a page that tells nobody where it is (no-referrer) is the site itself when the browser says so', async () => {
    const unnamed = { origin: 'null', host: 'localhost:8000' }
    expect(await status({ ...unnamed, 'sec-fetch-site': 'same-origin' })).toBe(201)
    for (const site of ['same-site', 'cross-site', 'none'])
      expect(await status({ ...unnamed, 'sec-fetch-site': site })).toBe(403)
    const { app } = await serveLeads()
    const answer = await postForm(app, newsletter, good, { ...unnamed, 'sec-fetch-site': 'same-origin' })
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      'https://www.site.example/#newsletter_thank-you',
    ])
  })

  test('a host that a request names beside its own is not believed, not even behind a trusted proxy', async () => {
    const { app } = await serveLeads({ settings: { trustedProxies: 1 } })
    const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '203.0.113.7' }
    const from = (origin: string) =>
      postJson(app, newsletter, good, { ...forwarded, host: 'localhost:8000', origin }).then(
        (answer) => answer.statusCode,
      )
    expect([await from('https://evil.example'), await from('http://localhost:8000')]).toEqual([403, 201])
  })

  test('a site at what is no address receives from its own server alone', async () => {
    const site = siteWith(form)
    const { app } = await serveLeads({
      site: { ...site, settings: { ...site.settings, url: 'https://site.example:99999' } },
    })
    const from = (origin: string) => postJson(app, newsletter, good, { origin, host: 'localhost:8000' })
    expect((await from('http://localhost:8000')).statusCode).toBe(201)
    expect((await from('https://site.example')).statusCode).toBe(403)
  })

  test('other origins are welcome by configuration, and their scripts may read the answer', async () => {
    const { app } = await serveLeads({ settings: { origins: ['https://preview.example'] } })
    const headers = { origin: 'https://preview.example' }
    const preflight = await app.inject({ method: 'OPTIONS', url: newsletter, headers })
    expect([preflight.statusCode, preflight.headers]).toMatchObject([
      204,
      {
        'access-control-allow-origin': 'https://preview.example',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type, idempotency-key',
        vary: 'Origin',
      },
    ])
    const answer = await postJson(app, newsletter, good, headers)
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([201, headers.origin])
    // So is that a form is gone.
    const asked = await app.inject({ method: 'OPTIONS', url: '/leads/gone', headers })
    expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([204, headers.origin])
    const gone = await postJson(app, '/leads/gone', good, headers)
    expect([gone.statusCode, gone.headers['access-control-allow-origin']]).toEqual([404, headers.origin])
    const foreign = await app.inject({
      method: 'OPTIONS',
      url: newsletter,
      headers: { origin: 'https://evil.example' },
    })
    expect([foreign.statusCode, foreign.headers['access-control-allow-origin']]).toEqual([403, undefined])
  })

  test('an origin that is no address is not the host of a request that names none, as HTTP 1.0 lets it', async () => {
    const { app } = await serveLeads()
    const body = JSON.stringify(good)
    const head = ['Origin: null', 'Content-Type: application/json', `Content-Length: ${body.length}`].join('\r\n')
    const socket = net.connect({ port: await portOf(app), host: '127.0.0.1' })
    socket.write(`POST ${newsletter} HTTP/1.0\r\n${head}\r\n\r\n${body}`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /)
  })
})

describe('how a body is sent', () => {
  const send = async (type: string | undefined, payload: string | Buffer, headers: Record<string, string> = {}) => {
    const { app } = await serveLeads()
    const all = type === undefined ? headers : { 'content-type': type, ...headers }
    const answer = await app.inject({ method: 'POST', url: newsletter, headers: all, payload })
    return [answer.statusCode, answer.json().message]
  }

  test.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json; charset=latin1',
    'application/xml',
    'nonsense',
  ])('as %s it is not read', async (type) => {
    expect(await send(type, JSON.stringify(good))).toEqual([415, 'Send JSON or a form.'])
  })

  test('with its charset it is read', async () => {
    expect(await send('application/json; charset=UTF-8', JSON.stringify(good))).toEqual([201, undefined])
  })

  test('compressed it is not read', async () => {
    expect((await send('application/json', 'x', { 'content-encoding': 'gzip' }))[0]).toBe(415)
  })

  test('what is no JSON, no UTF-8 or nothing at all is refused, and not repeated', async () => {
    expect(await send('application/json', '{"email":"secret@host.example"')).toEqual([400, 'The body is not JSON.'])
    expect(await send('application/json', Buffer.from([0x22, 0xff, 0x22]))).toEqual([400, 'The body is not UTF-8.'])
    expect(await send('application/json', '')).toEqual([400, 'The body is not JSON.'])
    expect((await send(undefined, ''))[0]).toBe(422)
  })

  test('a form in another encoding is refused', async () => {
    const { app } = await serveLeads()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.inject({ method: 'POST', url: newsletter, headers, payload: 'email=%ff%40x' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  })

  test('more than the form can take is refused, and the longest answers are not', async () => {
    const { app } = await serveLeads()
    expect((await postJson(app, newsletter, { email: 'x'.repeat(2 ** 20) })).statusCode).toBe(413)
    const longest = { ...answers, name: '👋'.repeat(127), help: '\u200f'.repeat(5000) }
    const escaped = JSON.stringify(longest).replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`)
    expect((await postJson(app, '/leads/service-request', escaped)).statusCode).toBe(201)
  })

  test.each([
    ['names', Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`field${index}`, '1']))],
    ['values', { goals: Array.from({ length: 1001 }, () => '1') }],
  ])('more %s than any form has are not looked at', async (_, body) => {
    const { app } = await serveLeads()
    const pairs = Object.entries(body).flatMap(([name, all]) =>
      [all].flat().map((one): [string, string] => [name, one]),
    )
    const status = async (body: object, pairs: [string, string][]) => [
      (await postJson(app, '/leads/service-request', body)).statusCode,
      (await postForm(app, '/leads/service-request', pairs)).statusCode,
    ]
    expect(await status(body, pairs)).toEqual([413, 413])
  })

  test('an idempotency key is a short text', async () => {
    const { app } = await serveLeads()
    const status = async (key: string) => (await postJson(app, newsletter, good, { 'idempotency-key': key })).statusCode
    expect([await status('x'.repeat(201)), await status('a b'), await status('')]).toEqual([400, 400, 400])
  })
})

describe('the rate limit', () => {
  test('says when the next request may come, to programs and to people', async () => {
    const { app } = await serveLeads({ settings: { rateLimit: 2 } })
    expect((await postJson(app, newsletter, good)).statusCode).toBe(201)
    expect((await postJson(app, newsletter, {})).statusCode).toBe(422)
    const answer = await postJson(app, newsletter, good)
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      429,
      '30',
      { message: 'Too many requests. Please try again in 30 seconds.' },
    ])
    const page = await postForm(app, newsletter, good)
    expect(page.body).toContain('<p>Too many requests. Please try again in 30 seconds.</p>')
  })

  test('counts the address that a trusted proxy names, and no other', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const statuses = async (trustedProxies: number) => {
      const { app } = await serveLeads({ settings: { rateLimit: 1, trustedProxies } })
      const answers = [await postJson(app, newsletter, good, from('203.0.113.1'))]
      answers.push(await postJson(app, newsletter, good, from('203.0.113.2')))
      answers.push(await postJson(app, newsletter, good, from('203.0.113.9, 203.0.113.2')))
      return answers.map(({ statusCode }) => statusCode)
    }
    expect(await statuses(1)).toEqual([201, 201, 429])
    expect(await statuses(0)).toEqual([201, 429, 429])
  })

  test('lets so many come at once, and then one by one', () => {
    let now = 0
    const limit = new RateLimit(6, () => now)
    expect(Array.from({ length: 7 }, () => limit.take('203.0.113.1'))).toEqual([0, 0, 0, 0, 0, 0, 10])
    now = 9000
    expect(limit.take('203.0.113.1')).toBe(1)
    now = 10_000
    expect([limit.take('203.0.113.1'), limit.take('203.0.113.1')]).toEqual([0, 10])
    now = 3_600_000
    expect(Array.from({ length: 7 }, () => limit.take('203.0.113.1'))).toEqual([0, 0, 0, 0, 0, 0, 10])
  })

  test('gives each address its requests, whatever fraction of a millisecond the clock shows', () => {
    const clock = Array.from({ length: 1000 }, (_, index) => 10_000 + index * 0.123457)
    expect(clock.filter((now) => new RateLimit(1, () => now).take('203.0.113.1') > 0)).toEqual([])
  })

  test('takes a network of IPv6 for one, however it is written', () => {
    const limit = new RateLimit(1, () => 0)
    expect(limit.take('2001:db8:0:1::5')).toBe(0)
    expect(limit.take('2001:db8:0:1:9:9:9:9')).toBe(60)
    expect(limit.take('2001:db8:0:2::5')).toBe(0)
    expect(limit.take('::1')).toBe(0)
    expect(limit.take('::ffff:203.0.113.1')).toBe(0)
    expect(limit.take('203.0.113.1')).toBe(60)
  })

  test('counts an address once, whatever port a proxy writes behind it', () => {
    const limit = new RateLimit(1, () => 0)
    expect(['203.0.113.1', '203.0.113.1:5001', '::ffff:203.0.113.1', '[::ffff:203.0.113.1]:5002'].map(take)).toEqual([
      0, 60, 60, 60,
    ])
    expect(['2001:db8:0:1::5', '[2001:db8:0:1::6]:5001', '[2001:0DB8::1:7:7:7:7]'].map(take)).toEqual([0, 60, 60])
    expect(['203.0.113.2:5001', '203.0.113.3'].map(take)).toEqual([0, 0])
    function take(address: string): number {
      return limit.take(address)
    }
  })

  test('remembers no more than 100,000 addresses, those that asked last', () => {
    const limit = new RateLimit(1, () => 0)
    const [first, second] = ['203.0.113.1', '203.0.113.2']
    expect([first, second, first].map((address) => limit.take(address))).toEqual([0, 0, 60])
    for (let n = 2; n < 100_001; n++) limit.take(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`)
    expect([second, first].map((address) => limit.take(address))).toEqual([60, 0])
  })

  test('takes whoever has no address for one', () => {
    const limit = new RateLimit(1, () => 0)
    expect(limit.take('unknown')).toBe(0)
    for (const address of ['_hidden', '', undefined, '203.0.113.1.example', '203.0.113.1:x', '[203', '1:2', '%zz'])
      expect(limit.take(address)).toBe(60)
  })

  test('of a proxy that writes ports counts the visitor all the same', async () => {
    const { app } = await serveLeads({ settings: { rateLimit: 1, trustedProxies: 1 } })
    const send = async (from: string) => (await postJson(app, newsletter, good, { 'x-forwarded-for': from })).statusCode
    expect([await send('203.0.113.1:5001'), await send('203.0.113.1:5002'), await send('nonsense 1')]).toEqual([
      201, 429, 201,
    ])
    expect(await send('nonsense 2')).toBe(429)
  })

  test('of 0 is none', () => {
    const limit = new RateLimit(0)
    expect(new Set(Array.from({ length: 1000 }, () => limit.take('203.0.113.1')))).toEqual(new Set([0]))
  })
})

test('answers are kept by nobody and run nothing', async () => {
  const { app } = await serveLeads()
  expect((await postJson(app, newsletter, good)).headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})

test('a field that looks like markup is stored as it is and shown as text', async () => {
  const { app, store } = await serveLeads()
  const name = '<script>alert(1)</script>'
  await postJson(app, '/leads/service-request', { ...answers, name })
  expect((await storedLeads(store))[0]?.data.name).toBe(name)
})

test.each(['{"toString":1}', '{"valueOf":1,"toString":1}', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'null', '"9000"'])(
  'a time that no script sends (%.30s) is no failure, and nothing that a person had',
  async (elapsed) => {
    const { app, store } = await serveLeads()
    const body = JSON.stringify(answers).replace('{', `{"_elapsed":${elapsed},`)
    expect((await postJson(app, '/leads/service-request', body)).statusCode).toBe(201)
    expect(await storedLeads(store)).toMatchObject([{ data: answers, suspicion: 'too fast' }])
  },
)
