import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed, serve } from './fake-site.ts'

test('a page is served at its route, as HTML that is asked for again each time', async () => {
  const app = await serve({ 'about/team/index.html': 'team' })
  const { statusCode, body, headers } = await app.inject('/about/team')
  expect([statusCode, body]).toEqual([200, 'team'])
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
})

test.each(['/about/', '/about/index.html'])(
  '%s redirects to the one address of the page and keeps the query',
  async (url) => {
    const app = await serve({ 'about/index.html': 'about' })
    const { statusCode, headers } = await app.inject(`${url}?from=mail`)
    expect([statusCode, headers.location]).toEqual([308, '/about?from=mail'])
  },
)

test('the home page is served at / and /index.html leads to it', async () => {
  const app = await serve()
  expect((await app.inject('/?a=1')).body).toBe('home')
  expect((await app.inject('/index.html')).headers.location).toBe('/')
})

test.each([
  ['br, gzip', 'br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['br;q=0', undefined, (body: Buffer) => body],
])('Accept-Encoding "%s" gets the copy in %s', async (accepts, encoding, decode) => {
  const app = await serve(compressed('about/index.html', 'about us '.repeat(100)))
  const { headers, rawPayload } = await app.inject({ url: '/about', headers: { 'accept-encoding': accepts } })
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(decode(rawPayload).toString()).toBe('about us '.repeat(100))
})

test('a file without a compressed copy is sent plain', async () => {
  const app = await serve({ 'logo.svg': '<svg/>' })
  const { headers, body } = await app.inject({ url: '/logo.svg', headers: { 'accept-encoding': 'br' } })
  expect([headers['content-encoding'], headers['content-type'], body]).toEqual([undefined, 'image/svg+xml', '<svg/>'])
})

test('what is compressed and no copy of another file is a file like any', async () => {
  const app = await serve({ 'files/data.tar.gz': 'packed', 'logo.svg': '<svg/>', 'logo.svg.gz': 'copy' })
  const { statusCode, headers, body } = await app.inject({ url: '/files/data.tar.gz' })
  expect([statusCode, headers['content-encoding'], body]).toEqual([200, undefined, 'packed'])
  expect((await app.inject({ url: '/logo.svg.gz' })).statusCode).toBe(404)
})

test('each copy has its own validator, and a client that has it gets no body', async () => {
  const app = await serve(compressed('index.html', 'home '.repeat(50)))
  const headers = { 'accept-encoding': 'br' }
  const [plain, small] = [await app.inject('/'), await app.inject({ url: '/', headers })]
  expect(plain.headers.etag).not.toBe(small.headers.etag)
  const again = await app.inject({ url: '/', headers: { ...headers, 'if-none-match': small.headers.etag } })
  expect([again.statusCode, again.body, again.headers['content-type']]).toEqual([304, '', undefined])
  expect(again.headers).toMatchObject({
    etag: small.headers.etag,
    vary: 'Accept-Encoding',
    'cache-control': 'no-cache',
  })
})

test('HEAD answers as GET does, without the body', async () => {
  const app = await serve()
  const [head, get] = [await app.inject({ method: 'HEAD', url: '/' }), await app.inject('/')]
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', get.headers.etag])
  expect(head.headers['content-length']).toBe('4')
})

test('a download can be continued', async () => {
  const app = await serve({ 'downloads/guide.pdf': '0123456789' })
  const { statusCode, headers, body } = await app.inject({
    url: '/downloads/guide.pdf',
    headers: { range: 'bytes=4-6' },
  })
  expect([statusCode, headers['content-range'], body]).toEqual([206, 'bytes 4-6/10', '456'])
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'public, max-age=3600' })
  const beyond = await app.inject({ url: '/downloads/guide.pdf', headers: { range: 'bytes=20-' } })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10'])
})

test('an empty file is an empty answer', async () => {
  const app = await serve({ 'empty.txt': '' })
  expect(await app.inject('/empty.txt')).toMatchObject({ statusCode: 200, body: '' })
})

test('headers come from the build, for every answer', async () => {
  const _headers =
    '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n'
  const app = await serve({ _headers, 'assets/a.js': 'a' })
  const caching = async (url: string) => (await app.inject(url)).headers['cache-control']
  expect(await caching('/assets/a.js')).toBe('public, max-age=31536000, immutable')
  expect(await caching('/%61ssets/a.js')).toBe('public, max-age=31536000, immutable')
  expect(await caching('/assets/gone.js')).toBe('no-cache')
  for (const url of ['/', '/gone', '/index.html'])
    expect((await app.inject(url)).headers['x-content-type-options']).toBe('nosniff')
})

test('a type that the site has for a file of its own counts, and for nothing else', async () => {
  const _headers = '/apps/*\n  Content-Type: application/json\n'
  const app = await serve({ ...compressed('apps/links', '{}'.repeat(200)), _headers, '404.html': 'no such page' })
  const typeAt = async (url: string) =>
    (await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })).headers['content-type']
  expect(await Promise.all(['/apps/links', '/apps/gone', '/'].map(typeAt))).toEqual([
    'application/json',
    'text/html; charset=utf-8',
    'text/html; charset=utf-8',
  ])
})

test('what the site lets its answers vary by stays beside how they are compressed', async () => {
  const app = await serve({ _headers: '/*\n  Vary: Cookie\n/any/*\n  Vary: *\n', 'any/page.txt': '' })
  const varies = async (url: string) => (await app.inject(url)).headers.vary
  expect(await varies('/')).toBe('Cookie, Accept-Encoding')
  expect(await varies('/gone')).toBe('Cookie, Accept-Encoding')
  expect(await varies('/any/page.txt')).toMatch(/\*$/)
})

test('redirects come from the build, win over its stub pages and keep the query', async () => {
  const _redirects = '/prices /pricing#plans 301\n/old https://example.org/?a=1 302\n'
  const app = await serve({ _redirects, 'prices/index.html': 'stub' })
  const leadsTo = async (url: string) => (await app.inject(url)).headers.location
  expect(await leadsTo('/prices')).toBe('/pricing#plans')
  expect(await leadsTo('/prices/?plan=a')).toBe('/pricing?plan=a#plans')
  expect(await leadsTo('/old?b=2')).toBe('https://example.org/?a=1')
})

test('an unknown address gets the 404 page, whatever the client claims to have', async () => {
  const app = await serve(compressed('404.html', 'no such page '.repeat(50)))
  const headers = { 'accept-encoding': 'gzip', 'if-none-match': '*', range: 'bytes=0-1' }
  const answer = await app.inject({ url: '/gone', headers })
  expect(answer).toMatchObject({
    statusCode: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  })
  expect(gunzipSync(answer.rawPayload).toString()).toContain('no such page')
})

test('what hosts must find under .well-known is served', async () => {
  const app = await serve({ '.well-known/security.txt': 'Contact: mailto:a@example.org' })
  expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(200)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
  '%s is not allowed on a page, whatever its body',
  async (method) => {
    const app = await serve({ _headers: '/*\n  X-Frame-Options: DENY\n' })
    for (const type of ['text/x-unknown', 'application/json']) {
      const answer = await app.inject({ method, url: '/', headers: { 'content-type': type }, payload: '<' })
      const { allow, 'x-frame-options': framing } = answer.headers
      expect([answer.statusCode, allow, framing]).toEqual([405, 'GET, HEAD', 'DENY'])
    }
  },
)

test('a site built for a base path is served below it', async () => {
  const app = await serve(
    { 'about/index.html': 'about', _headers: '/sub/about\n  X-A: 1\n', _redirects: '/sub/old /sub/about 301\n' },
    '/sub',
  )
  const leadsTo = async (url: string) => (await app.inject(url)).headers.location
  expect(await app.inject('/sub/')).toMatchObject({ statusCode: 200, body: 'home' })
  expect(await app.inject('/sub/about')).toMatchObject({ body: 'about', headers: { 'x-a': '1' } })
  expect(await Promise.all(['/?a=1', '/sub', '/sub/about/', '/sub/old'].map(leadsTo))).toEqual([
    '/sub/?a=1',
    '/sub/',
    '/sub/about',
    '/sub/about',
  ])
  expect((await app.inject('/about')).statusCode).toBe(404)
  expect((await app.inject('/subabout')).statusCode).toBe(404)
})
