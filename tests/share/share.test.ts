import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { root } from '../../src/root.ts'
import { privateAddresses } from '../../src/share/addresses.ts'
import { openShare } from '../../src/share/index.ts'
import { eventually } from '../eventually.ts'
import { version } from '../version.ts'

let config = ''
beforeEach(() => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'share-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  config = path.join(folder, 'pages.json')
  mkdirSync(path.join(folder, 'public'))
  writeFileSync(path.join(folder, 'public/plan.txt'), 'the plan')
  save('The first words')
})

const ask = { kind: 'email', name: 'email', label: 'E-mail' }

function save(heading: string): void {
  const site = {
    name: 'Shared',
    url: 'https://shared.example',
    language: 'en',
    theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
    leads: { base: 'https://leads.example' },
  }
  const sections = [
    { type: 'hero', heading, text: 'Read [the plan](/plan.txt).' },
    { type: 'hero', heading: 'Not yet public', draft: true },
    { type: 'hero', heading: 'For the holidays', starts: '2098-12-01' },
    { type: 'form', name: 'ask', heading: 'Ask us', fields: [ask], labels: { submit: 'Ask' } },
  ]
  const home = {
    path: '/',
    title: 'A page that is shared',
    description: 'What colleagues look at while it is written.',
  }
  writeFileSync(config, JSON.stringify({ version, site, pages: [{ ...home, sections }] }))
}

/** Asks as a browser that has opened the whole address. */
async function colleague(link: string): Promise<(address: string) => Promise<Response>> {
  const [cookie = ''] = (await fetch(link)).headers.get('set-cookie')?.split(';') ?? []
  return (address) => fetch(new URL(address, link), { headers: { cookie } })
}

test('a colleague gets the pages with drafts, scripts and files, follows saves, and sees no mistake', async () => {
  const said: string[] = []
  const share = await openShare({ config, port: 0, log: (text) => said.push(text), addresses: ['127.0.0.1'] })
  onTestFinished(share.close)
  const get = await colleague(share.links[0] ?? '')
  const home = () => get('/').then((answer) => answer.text())

  expect((await get('/')).status).toBe(503)
  share.again()
  await eventually(async () => expect(await home()).toContain('The first words'))
  const html = await home()
  expect(html).toContain('Not yet public')
  expect(html).not.toContain('leads.example')
  const [, scripts = ''] = /data-main="([^"]+)"/.exec(html) ?? []
  for (const script of scripts.split(' ')) {
    const answer = await get(script)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/javascript; charset=utf-8'])
  }
  expect(await (await get('/plan.txt')).text()).toBe('the plan')
  expect((await get('/pages.json')).status).toBe(404)

  writeFileSync(config, '{ "version": 2, ')
  share.again()
  await eventually(() => expect(said.join()).toContain('For colleagues the site stays as it was:'))
  expect(await home()).toContain('The first words')
  save('The second words')
  share.again()
  await eventually(async () => expect(await home()).toContain('The second words'))
})

test('a colleague sees the day that the author looks at', async () => {
  const options = { config, port: 0, log: () => {}, addresses: ['127.0.0.1'] }
  for (const [at, isThere] of [
    ['2098-12-24', true],
    [undefined, false],
  ] as const) {
    const share = await openShare({ ...options, at })
    onTestFinished(share.close)
    const get = await colleague(share.links[0] ?? '')
    share.again()
    const home = () => get('/').then((answer) => answer.text())
    await eventually(async () => expect(await home()).toContain('The first words'))
    expect((await home()).includes('For the holidays')).toBe(isThere)
  }
})

test('each start has another address, and none answers after its end', async () => {
  const open = () => openShare({ config, port: 0, log: () => {}, addresses: ['127.0.0.1'] })
  const [one, other] = await Promise.all([open(), open()])
  const tokens = [one, other].map(({ links }) => new URL(links[0] ?? '').pathname)
  expect(tokens[0]).toMatch(/^\/_share\/[\w-]{22}$/)
  expect(tokens[0]).not.toBe(tokens[1])
  await Promise.all([one.close(), other.close()])
  await expect(fetch(one.links[0] ?? '')).rejects.toThrow()
})

test('without a network it is said that there is nobody to share with', async () => {
  await expect(openShare({ config, port: 0, log: () => {}, addresses: [] })).rejects.toThrow(
    'There is nobody to share with: this machine is in no private network.',
  )
})

test('the command prints where the preview, the gallery and the guide are, and the shared address, which ends with it', async () => {
  const flags = ['dev', '--config', config, '--port', '0', '--share']
  const command = spawn(process.execPath, ['scripts/run.mjs', ...flags], { cwd: root })
  onTestFinished(() => void command.kill('SIGKILL'))
  const closed = once(command, 'close')
  let said = ''
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (data) => (said += String(data)))
  if (privateAddresses().length === 0) {
    expect(await closed).toEqual([2, null])
    expect(said).toContain('There is nobody to share with')
    return
  }
  await eventually(() => expect(said).toContain('forms send nothing'))
  expect(said).toMatch(
    /^Ready in \d+ ms: http:\/\/localhost:\d+\/\n.*http:\/\/localhost:\d+\/_sections\n.*docs\/authoring\.md\n/,
  )
  const [, link = ''] = /^ {2}(http:\S+)$/m.exec(said) ?? []
  expect((await fetch(link)).status).toBe(200)
  command.kill('SIGINT')
  await closed
  await expect(fetch(link)).rejects.toThrow()
})
