import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDev } from '../../src/preview/server.ts'
import { aSite } from '../content/a-site.ts'
import { type RunningEditor, startEditor } from './start-editor.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'door-'))
const config = path.join(folder, 'pages.json')
const first = JSON.stringify(aSite([{ type: 'hero', heading: 'Bread at seven' }]))
let editor: RunningEditor
let cookie: string

beforeAll(async () => {
  writeFileSync(config, first)
  fillPublic()
  editor = await startEditor(config)
  cookie = await editor.enter()
})
afterAll(() => editor.close())

/** Files of public/, and links there that lead out of it. */
function fillPublic(): void {
  const images = path.join(folder, 'public/images')
  mkdirSync(images, { recursive: true })
  for (const file of ['mill.svg', '../old.html'])
    writeFileSync(path.join(images, file), '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
  const outside = mkdtempSync(path.join(os.tmpdir(), 'outside-'))
  writeFileSync(path.join(outside, 'kept.png'), 'kept to myself')
  symlinkSync(path.join(outside, 'kept.png'), path.join(images, 'one.png'))
  symlinkSync(outside, path.join(images, 'all'))
}

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
}

/** Sends a request with exactly these headers, as browsers would not let scripts do; one of undefined is left out. */
function send(
  address: string,
  headers: Record<string, string | undefined> = {},
  { method = 'GET', body = '' } = {},
): Promise<Answer> {
  const all = { host: `localhost:${editor.port}`, ...headers }
  const given = Object.fromEntries(Object.entries(all).filter((one): one is [string, string] => one[1] !== undefined))
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: 'localhost', port: editor.port, path: address, method, headers: given, setHost: false },
      (response) => {
        let text = ''
        response.on('data', (data) => {
          text += String(data)
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      },
    )
    request.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: '' })
    })
    request.on('error', reject)
    request.end(body)
  })
}

const own = () => ({ cookie, origin: editor.origin, 'sec-fetch-site': 'same-origin', 'x-sectile-edit': '1' })
const json = { 'content-type': 'application/json' }

/** A gesture that the editor's own page would be allowed. */
function gesture(value: string, version = 1): string {
  const name = path.relative(process.cwd(), config)
  const operations = [{ op: 'set', file: name, at: '/pages/0/sections/0/heading', value }]
  return JSON.stringify({ version, title: 'Changed', where: {}, operations })
}

test('the token in the address becomes a strict cookie that scripts cannot read', async () => {
  const { status, headers, text } = await send(new URL(editor.entrance).pathname)
  expect(status).toBe(200)
  // Without one, browsers ask for /favicon.ico, which there is not.
  expect(text).toContain('<link rel="icon" href="data:,">')
  expect(String(headers['set-cookie'])).toMatch(/^edit-\d+=[\w-]{22}; Path=\/; HttpOnly; SameSite=Strict$/)
})

test('the editor’s own page can read', async () => {
  expect((await send('/_edit/api/outline', own())).status).toBe(200)
  expect(JSON.parse((await send(ofFile, own())).text).text).toBe(first)
  const elsewhere = `/_edit/api/json?${new URLSearchParams({ file: '../../etc/passwd', at: '' })}`
  expect((await send(elsewhere, own())).status).toBe(404)
  expect((await send('/_edit/', { cookie })).text).toMatch(/\/_edit\/assets\/main-[\w-]+\.js/)
  expect((await send('/', { cookie })).text).toContain('Bread at seven')
})

/** The text of the site's file. */
const ofFile = `/_edit/api/json?${new URLSearchParams({ file: path.relative(process.cwd(), config), at: '' })}`

const hostile: [string, Record<string, string | undefined>][] = [
  ['without a cookie', { cookie: undefined }],
  ['with a wrong cookie', { cookie: 'edit-1=0123456789abcdefghijkl' }],
  ['by another name of this machine', { host: 'evil.example:80' }],
  ['by another name at the same port', { host: 'evil.example' }],
  ['without a name', { host: '' }],
  ['from another origin', { origin: 'https://evil.example' }],
  ['from no origin that is known', { origin: 'null' }],
  ['from another port of this machine', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
  ['by an element of a page from elsewhere', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
]

test('to a page whose name is made to lead here nothing is given, whatever it knows', async () => {
  // To Vite the second and the third are this machine, too.
  for (const name of ['evil.example', 'evil.localhost', '10.0.0.1']) {
    const host = `${name}:${editor.port}`
    const enter = await send(new URL(editor.entrance).pathname, { host })
    expect([enter.status, enter.headers['set-cookie']]).toEqual([403, undefined])
    for (const address of ['/', '/_edit/api/outline'])
      expect((await send(address, { ...own(), host, origin: `http://${host}` })).status).toBe(403)
  }
})

test.for(hostile)('%s nothing is read, written or connected', async ([, headers]) => {
  for (const address of ['/', '/_edit/', '/_edit/api/outline', ofFile, '/src/edit/browser/main.tsx', '/@vite/client']) {
    const answer = await send(address, { ...own(), ...headers })
    expect([400, 403]).toContain(answer.status)
    expect(answer.text).not.toContain('Bread')
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  }
  for (const address of ['/_edit/api/gesture', '/_edit/api/json', '/_edit/api/undo', '/_edit/api/fix']) {
    const answer = await send(address, { ...own(), ...json, ...headers }, { method: 'POST', body: gesture('Taken') })
    expect([400, 403]).toContain(answer.status)
  }
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
  const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-protocol': 'vite-hmr' }
  expect((await send('/', { ...own(), ...upgrade, ...key, ...headers })).status).not.toBe(101)
  expect(readFileSync(config, 'utf8')).toBe(first)
})

test('what names no origin, as no browser does, is not connected', async () => {
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
  const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-protocol': 'vite-hmr' }
  const connect = async (origin: string | undefined) =>
    (await send('/', { ...own(), ...upgrade, ...key, origin })).status
  expect([await connect(undefined), await connect(editor.origin)]).toEqual([403, expect.any(Number)])
})

const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
const large = JSON.stringify('x'.repeat(1_100_000))

test.for<[what: string, headers: Record<string, string | undefined>, body: (version: number) => string, said: string]>([
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, () => 'a=b', 'Only JSON is read'],
  ['a form that looks like JSON', { 'content-type': 'text/plain' }, taken, 'Only JSON is read'],
  [
    'what has no header of ours',
    { ...json, 'x-sectile-edit': undefined },
    taken,
    'The header x-sectile-edit is missing',
  ],
  ['what is no JSON', json, () => '{', 'That is no JSON'],
  ['an operation that there is not', json, (version) => taken(version).replace('"set"', '"format"'), 'not understood'],
  [
    'what is nested too deep',
    json,
    (version) => taken(version).replace('"Taken"', deep),
    'nested deeper than any page needs',
  ],
  ['more than anybody writes', json, () => large, 'That is more than 1 MB'],
  ['the same in pieces', { ...json, 'transfer-encoding': 'chunked' }, () => large, 'That is more than 1 MB'],
  [
    'a file outside of the site',
    json,
    (version) => taken(version).replace(/"file":"[^"]*"/, '"file":"../../x"'),
    'the site has no such file',
  ],
])('%s changes nothing', async ([, headers, body, said]) => {
  const { version } = JSON.parse((await send('/_edit/api/outline', own())).text)
  const sent = { method: 'POST', body: body(version) }
  const { status, text } = await send('/_edit/api/gesture', { ...own(), ...headers }, sent)
  expect([status, text]).toEqual([expect.toBeOneOf([403, 409, 415]), expect.stringContaining(said)])
  expect(readFileSync(config, 'utf8')).toBe(first)
})

/** One that would be done. */
function taken(version: number): string {
  return gesture('Taken', version)
}

test.for(['/_edit/./api/undo', '/x/../_edit/api/undo', '/_edit\\api/undo'])(
  'by %s nobody gets past what a form cannot send',
  async (address) => {
    const form = { cookie, origin: editor.origin, 'content-type': 'text/plain' }
    expect((await send(address, form, { method: 'POST' })).status).toBe(403)
  },
)

test.for(['/images/mill.svg', '/old.html'])('%s of public/ is shown, and its scripts do not run', async (address) => {
  const { status, headers, text } = await send(address, { cookie })
  expect(status).toBe(200)
  expect(text).toContain('<script>')
  expect(headers['content-security-policy']).toBe("script-src 'none'; frame-ancestors 'self'")
})

test.for(['one.png', 'all/kept.png'])('a link in public/ shows nothing of what it leads to: %s', async (name) => {
  const { status, text } = await send(`/images/${name}`, { cookie })
  expect(text).not.toContain('kept to myself')
  expect(status).toBe(404)
})

test('a preview alone has none of these doors', async () => {
  const log = () => undefined
  const server = await startDev({ config, host: 'localhost', port: 0, log })
  const [address = ''] = server.resolvedUrls?.local ?? []
  for (const door of ['_edit/', '_edit/api/outline', '_edit/api/gesture']) {
    const answer = await fetch(address + door, { headers: { 'x-sectile-edit': '1' } })
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('src/edit')
  }
  const answer = await fetch(`${address}_edit/api/gesture`, { method: 'POST', headers: json, body: gesture('Taken') })
  expect(answer.status).toBe(404)
  await server.close()
  expect(readFileSync(config, 'utf8')).toBe(first)
})

test('whoever can connect to a preview gets nothing of the folder that it runs in', async () => {
  const log = () => undefined
  const server = await startDev({ config, host: 'localhost', port: 0, log })
  const [address = ''] = server.resolvedUrls?.local ?? []
  const statusOf = async (name: string) => (await fetch(address + name)).status
  for (const name of ['package.json', 'data/leads.db', 'docs/agreed.md', `@fs${path.resolve('package.json')}`])
    expect([name, await statusOf(name)]).toEqual([name, expect.toBeOneOf([403, 404])])
  expect(await statusOf('src/preview/browser/main.ts')).toBe(200)
  await server.close()
})

test('the editor’s own page can write, and a second editor of the same site does not start', async () => {
  const old = { method: 'POST', body: gesture('Bread at six') }
  // Of what an editor that has ended had, the next one knows that it knows nothing.
  expect((await send('/_edit/api/gesture', { ...own(), ...json }, old)).text).toContain('"isOld":true')
  const { version } = JSON.parse((await send('/_edit/api/outline', own())).text)
  const answer = await send(
    '/_edit/api/gesture',
    { ...own(), ...json },
    { method: 'POST', body: gesture('Bread at six', version) },
  )
  expect(answer.text).toContain('"title":"Changed"')
  expect(readFileSync(config, 'utf8')).toBe(first.replace('seven', 'six'))
  await expect(startEditor(config)).rejects.toThrow('This site is open in an editor already.')
  const linked = path.join(mkdtempSync(path.join(os.tmpdir(), 'linked-')), 'site')
  symlinkSync(folder, linked)
  await expect(startEditor(path.join(linked, 'pages.json'))).rejects.toThrow('open in an editor already.')
})

test('something whose name is no line, or a long one, is changed as anything else', async () => {
  const named = async (title: string) => {
    const { version } = JSON.parse((await send('/_edit/api/outline', own())).text)
    const heading = `Bread at ${version}`
    const body = JSON.stringify({ ...JSON.parse(gesture(heading, version)), title })
    const { text } = await send('/_edit/api/gesture', { ...own(), ...json }, { method: 'POST', body })
    expect(readFileSync(config, 'utf8')).toContain(heading)
    return JSON.parse(text).step.title
  }
  expect(await named('Moved “a\u0007b\u2028\tc” up')).toBe('Moved “a b c” up')
  expect(await named(`Took “${'😀'.repeat(200)}” out`)).toBe(`Took “${'😀'.repeat(96)}…`)
})
