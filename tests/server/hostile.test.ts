import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createServer } from '../../src/server/server.ts'
import { folderWith, serve } from './fake-site.ts'
import { serveLeads } from './leads-server.ts'
import { ask, portOf } from './raw.ts'

async function serveBesideSecrets(): Promise<number> {
  const files = [
    '404.html',
    'about/index.html',
    '_headers',
    '_redirects',
    '.env',
    '.git/config',
    '.sectile-forms.json',
    'about/index.html.br',
    'a\\b.txt',
  ]
  const folder = await folderWith({
    ...Object.fromEntries(files.map((name) => [`dist/${name}`, name.startsWith('_') ? '' : name])),
    'secret.txt': 'secret',
  })
  const app = await createServer({ dist: path.join(folder, 'dist') })
  onTestFinished(() => app.close())
  return portOf(app)
}

test('an address longer than any file name is not found', async () => {
  const port = await serveBesideSecrets()
  expect(await ask({ port, path: `/${'long'.repeat(2000)}` })).toMatchObject({ status: 404, body: '404.html' })
})

test.each([
  '/_headers',
  '/_headers/',
  '/_redirects',
  '/%5Fredirects',
  '/about/index.html.br',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/.sectile-forms.json',
  '/%2Esectile-forms.json',
  '/../secret.txt',
  '/about/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/a%00.html',
  '/about%00',
  '//about/',
  '//about',
  '/%2Fabout/',
  '/\\about/',
  '/%5Cabout/',
  '/about//',
  '/about/./',
  '/about/index.html/',
  '/about/index.html/x',
  '/a%5Cb.txt',
  '/%F0%9F%A4%B7',
])('%s is not served, nor does it fail or redirect', async (address) => {
  const port = await serveBesideSecrets()
  expect(await ask({ port, path: address })).toMatchObject({ status: 404, body: '404.html' })
})

test.each(['/%E0%A4%A', '/%', '/about/%zz?x=%'])('%s cannot be read: 400 in words', async (address) => {
  const port = await serveBesideSecrets()
  for (const method of ['GET', 'POST'])
    expect(await ask({ port, method, path: address })).toMatchObject({
      status: 400,
      body: 'This address cannot be read.\n',
    })
})

test.each([
  '/about#%zz',
  '/about#/../x?a=1#b',
  '/about?a=%zz#%',
  'http://any.example/about',
  'HTTPS://a@[::1]:1/about?x#y',
])('%s is the address of a page, however programs write it', async (address) => {
  const port = await serveBesideSecrets()
  expect(await ask({ port, path: address })).toMatchObject({ status: 200, body: 'about/index.html' })
})

test.each(['http://any.example', 'http://any.example?a=1', '*'])('%s is no failure', async (address) => {
  const port = await serveBesideSecrets()
  expect(await ask({ port, path: address })).toMatchObject({ status: 404 })
})

test('a whole address leads no further than its path', async () => {
  const app = await serve({ 'about/index.html': 'about' })
  const port = await portOf(app)
  const moved = await ask({ port, path: 'http://any.example/about/?from=mail#%zz' })
  expect([moved.status, moved.headers.location]).toEqual([308, '/about?from=mail'])
  expect(await ask({ port, path: 'http://any.example/%zz' })).toMatchObject({ status: 400 })
  expect(await ask({ port, path: 'http://any.example//about' })).toMatchObject({ status: 404 })
})

test.each(['/leads/newsletter#%zz', 'http://any.example/leads/newsletter'])(
  '%s is where the newsletter is received, beside a site too',
  async (address) => {
    const { app } = await serveLeads({ dist: await folderWith({}) })
    const headers = { 'content-type': 'application/json' }
    const answer = await ask({ port: await portOf(app), method: 'POST', path: address, headers })
    expect(answer).toMatchObject({ status: 400, body: '{"message":"The body is not JSON."}' })
  },
)

test.each(['PROPFIND', 'TRACE', 'LOCK'])('%s is a method like any other that is not allowed', async (method) => {
  const port = await serveBesideSecrets()
  expect(await ask({ port, method, path: '/about' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
})
