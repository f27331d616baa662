import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { exampleSite } from '../support/example-site.ts'
import { expect, test } from '../support/test.ts'

const site = ['--config', exampleSite.config, '--out', exampleSite.dist]

/** Starts the server as `npm start` does, with these variables. */
function start(variables: Record<string, string>, ...flags: string[]): ChildProcess {
  // Playwright asks its children for colours, about which Node may warn.
  const env = { ...process.env, FORCE_COLOR: undefined, ...variables }
  return spawn(process.execPath, ['scripts/run.mjs', 'start', ...flags], { env })
}

async function outcome(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = ''
  child.stderr?.on('data', (data) => {
    said += data
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

test('the server says where it is, and ends well when told to', async ({ request }) => {
  const child = start({ PORT: '0', HOST: '127.0.0.1' }, ...site)
  const ended = outcome(child)
  const [line] = child.stdout ? await once(child.stdout, 'data') : []
  const [address = ''] = /http:\S+/.exec(String(line)) ?? []
  expect(String(line)).toBe(`Serving the site at ${address}\n`)
  expect((await request.get(address)).status()).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, said: '' })
})

test('a port that is taken is an error in words', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  expect(await outcome(start({ PORT: '0' }, '--port', port, ...site))).toEqual({
    code: 1,
    said: `Port ${port} is taken. Choose another, for example: npm start -- --port ${Number(port) + 1}\n`,
  })
})

test('a port that is no number and a flag that does not exist are refused', async () => {
  const noNumber = await outcome(start({ PORT: 'http' }, ...site))
  expect(noNumber).toEqual({ code: 2, said: 'PORT is "http", and a port is a number from 0 to 65535.\n' })
  const noFlag = await outcome(start({}, '--prot=1'))
  expect(noFlag).toEqual({
    code: 2,
    said: "Unknown option '--prot'. Did you mean --port?\nSee npm start -- --help\n",
  })
})

test('it receives leads beside the pages', async ({ request, baseURL }) => {
  const sent = await request.post('/leads/newsletter', {
    data: { email: 'name@host.example' },
    headers: { origin: baseURL ?? '' },
  })
  expect(sent.status()).toBe(201)
  expect(await sent.json()).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    reference: expect.stringMatching(/^([0-9A-F]{4}-){2}[0-9A-F]{4}$/),
  })
  const foreign = { origin: 'https://elsewhere.example' }
  const refused = await request.post('/leads/newsletter', { data: { email: 'name@host.example' }, headers: foreign })
  expect(refused.status()).toBe(403)
  expect((await request.get('/readyz')).status()).toBe(200)
})
