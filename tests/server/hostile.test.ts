import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createServer } from '../../src/server/server.ts'
import { folderWith } from './fake-site.ts'
import { ask, portOf } from './raw.ts'

async function serveBesideSecrets(): Promise<number> {
  const files = [
    '404.html',
    'about/index.html',
    '_headers',
    '_redirects',
    '.env',
    '.git/config',
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

test.each(['PROPFIND', 'TRACE', 'LOCK'])('%s is a method like any other that is not allowed', async (method) => {
  const port = await serveBesideSecrets()
  expect(await ask({ port, method, path: '/about' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
})
