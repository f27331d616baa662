import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { manifestName } from '../../src/leads/manifest.ts'
import { manifestOf } from '../../src/publish/forms/index.ts'
import { root } from '../../src/root.ts'
import { folderWith } from '../server/fake-site.ts'
import { aLead, storeWith } from './a-lead.ts'
import { answers, form, serviceFor, siteWith } from './a-site.ts'
import { post, runLeads } from './process.ts'
import { newFileStore, storeFile } from './stores.ts'

/** Runs the command as the staff does. */
function leads(store: string, ...flags: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'leads', ...flags], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: store, FORCE_COLOR: undefined },
    encoding: 'utf8',
    timeout: 30_000,
  })
  return { code: status, out: stdout, err: stderr }
}

async function storeWithOne(): Promise<string> {
  const store = await newFileStore()
  const service = await serviceFor(store)
  await service.receive({
    id: 'a-lead',
    kind: 'service-request',
    page: '/request',
    data: answers,
    consents: [],
    source: null,
    suspicion: null,
    key: 'a-key',
    receivedAt: '2026-11-21T10:00:00.000Z',
  })
  await service.close()
  return store
}

test('a lead is listed, exported for its reader only, and forgotten', async () => {
  const store = await storeWithOne()
  expect(leads(store, 'list', '--kind', 'service-request', '--from', '2026-11-21')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^2026-11-21 10:00 {2}service-request {2}\/request {2}name: Meera Nair.* a-lead\n$/),
  })
  expect(leads(store, 'list', '--to', '2026-11-20')).toEqual({ code: 0, out: '', err: '' })
  const file = path.join(path.dirname(storeFile(store)), 'leads.json')
  expect(leads(store, 'export', '--format', 'json', '--out', file).code).toBe(0)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([{ id: 'a-lead', data: answers }])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(leads(store, 'forget', 'meera@clinic.example', '--dry-run').out).toMatch(/a-lead\n1 lead would be erased\.\n$/)
  expect(leads(store, 'forget', 'meera@clinic.example').out).toBe('1 lead erased.\n')
  expect(leads(store, 'export').out).toMatch(/^\ufeff"id",[^\n]*\n$/)
})

test.runIf(process.platform === 'linux')('an output that is not complete is an error in words', async () => {
  const store = await storeWithOne()
  const full = openSync('/dev/full', 'w')
  for (const command of [['list'], ['export'], ['--help'], ['list', '--help'], ['serve', '--help']]) {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'leads', ...command], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: store },
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, 'The output is not complete: ENOSPC: no space left on device, write\n'])
  }
  closeSync(full)
})

test('where there is no store none is made, and nothing is said of an empty one', async () => {
  const store = await newFileStore()
  const file = storeFile(store)
  for (const command of [['list'], ['export'], ['forget', 'meera@clinic.example'], ['dead'], ['audit']])
    expect(leads(store, ...command)).toEqual({
      code: 1,
      out: '',
      err: expect.stringContaining(`There is no store at ${file}.`),
    })
  expect(readdirSync(path.dirname(file))).toEqual([])
})

test('what is erased within a week is listed, by what the site says', async () => {
  const store = await newFileStore()
  const received = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  const database = await storeWith(
    store,
    aLead({}, { id: 'in-five-days', receivedAt: received(85), suspicion: 'trap' }),
    aLead({}, { id: 'later', receivedAt: received(75) }),
    aLead({}, { id: 'kept', kind: 'newsletter', receivedAt: received(1000) }),
  )
  await database.db.destroy()
  const built = await folderWith({
    [manifestName]: JSON.stringify(manifestOf(siteWith({ ...form, keep: '90 days' }), '')),
  })
  const { code, out } = leads(store, 'list', '--due', '--dist', built)
  expect([code, out.split('\n').map((line) => line.split('  ').at(-1))]).toEqual([0, ['in-five-days', '']])
})

test('what was erased is in no file any more', async () => {
  const store = await storeWithOne()
  const file = storeFile(store)
  expect(readFileSync(file, 'latin1') + readFileSync(`${file}-wal`, { encoding: 'latin1', flag: 'a+' })).toContain(
    'Meera Nair',
  )
  leads(store, 'forget', '--id', 'a-lead')
  expect(readFileSync(file, 'latin1')).not.toContain('Meera Nair')
})

test('the service receives what a build has left, and says when there is none', async () => {
  const manifest = JSON.stringify(manifestOf(siteWith(form), ''))
  const built = await folderWith({ [manifestName]: manifest, 'empty/index.html': '' })
  const store = await newFileStore()
  const { address } = await runLeads(store, {}, ['--dist', built])
  expect(await post(`${address}/leads/service-request`, answers)).toBe(201)
  const empty = path.join(built, 'empty')
  expect(leads(store, 'serve', '--dist', empty)).toEqual({
    code: 1,
    out: '',
    err: `There is no built site in ${empty}. Run "npm run build" first.\n`,
  })
})

test('what cannot be done is said in words, and ends with 2', async () => {
  const store = await newFileStore()
  const wrong = (...flags: string[]) => {
    const { code, err } = leads(store, ...flags)
    return [code, err.split('\n')[0]]
  }
  expect(wrong('remove')).toEqual([
    2,
    'There is no command "remove". There are: serve, list, export, forget, dead, backup, restore, password, audit.',
  ])
  expect(wrong('list', '--from', 'monday')).toEqual([2, '"monday" is no day such as "2026-11-21".'])
  expect(wrong('export', '--format', 'xml')).toEqual([2, 'There is no format "xml". There are: csv, json.'])
  expect(wrong('--base', '/sub')).toEqual([2, '--base goes with --config: a built site knows its own.'])
  expect(wrong('--config', 'pages.json', '--base', 'sub')).toEqual([
    2,
    '--base is a path such as "/preview", not "sub".',
  ])
  expect(wrong('forget')).toEqual([2, 'Forget whom? One address, or --id.'])
  for (const filter of [['--kind', 'newsletter'], ['--suspicious']])
    expect(wrong('list', '--due', ...filter)).toEqual([2, '--due stands alone: the site says which leads are meant.'])
  expect(wrong('list', '--limt')).toEqual([2, expect.stringContaining("'--limt'")])
})

test('a store that cannot be opened is an error in words, and no password is shown', () => {
  const { code, err } = leads('postgres://user:secret@127.0.0.1:1/leads', 'list')
  expect([code, err]).toEqual([1, "The leads' store cannot be opened: connect ECONNREFUSED 127.0.0.1:1\n"])
  expect(leads('mysql://user:secret@host/leads', 'list')).toMatchObject({
    code: 2,
    err: 'DATABASE_URL begins with "file:" or "postgres://", for example "file:data/leads.db".\n',
  })
  const never = { code: 2, out: '', err: 'DATABASE_URL cannot be used: Invalid URL\n' }
  for (const command of [['list'], ['serve', '--config', 'pages.json']])
    expect(leads('postgres://user:secret@host:port/leads', ...command)).toEqual(never)
})
