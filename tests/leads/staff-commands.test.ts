import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readSettings } from '../../src/leads/settings.ts'
import { audit } from '../../src/leads/staff/audit.ts'
import { hashPassword, isPassword } from '../../src/leads/staff/password.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import { root } from '../../src/root.ts'
import { runLeads } from './process.ts'
import { newFileStore } from './stores.ts'

function leads(input: string, store: string, ...flags: string[]) {
  const env = { ...process.env, DATABASE_URL: store, FORCE_COLOR: undefined }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'leads', ...flags], {
    cwd: root,
    env,
    input,
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

test('a password becomes a line for the settings, from which it cannot be read', async () => {
  const store = await newFileStore()
  const { code, out } = leads('correct horse battery\n', store, 'password', 'asha')
  expect([code, out]).toEqual([0, expect.stringMatching(/^asha:scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}\n$/)])
  const kept = readSettings({ LEADS_STAFF: out.trim() }).staff?.users.get('asha')
  expect(kept && (await isPassword('correct horse battery', kept))).toBe(true)
  expect(kept && (await isPassword('correct horse batterz', kept))).toBe(false)
  expect(leads('too short\n', store, 'password', 'asha')).toMatchObject({
    code: 1,
    out: '',
    err: 'A password has 12 to 128 characters.\n',
  })
  expect(leads('', store, 'password', 'as:ha').code).toBe(2)
})

test('the service alone serves the built page to those whom the settings name', async () => {
  const line = await hashPassword('correct horse battery')
  const { address } = await runLeads(await newFileStore(), { LEADS_STAFF: `asha:${line}` })
  const page = await (await fetch(`${address}/_leads`)).text()
  const [script = ''] = /\/_leads\/assets\/[\w-]+\.js/.exec(page) ?? []
  const answer = await fetch(address + script)
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, expect.stringMatching(/^(br|gzip)$/)])
  const signedIn = await fetch(`${address}/_leads/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ name: 'asha', password: 'correct horse battery' }),
  })
  expect(signedIn.status).toBe(200)
})

test('what the staff did is listed', async () => {
  const store = await newFileStore()
  const database = await openDatabase(store)
  await audit(database.db, { user: 'asha', action: 'read', leads: ['a-lead'] })
  await database.db.destroy()
  expect(leads('', store, 'audit').out).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}asha {2}read {2}1 {2}a-lead\n$/)
})

test('settings that name nobody rightly are refused, and no password is repeated', () => {
  const read = (variables: Record<string, string>) => () => readSettings(variables)
  expect(readSettings({}).staff).toBeUndefined()
  const lines = 'LEADS_STAFF holds lines as "npm run leads -- password NAME" makes them, with spaces between.'
  for (const wrong of ['asha:secret', 'asha', ':scrypt$2$1$1$a$b', 'asha:scrypt$3$8$1$AAAAAAAAAAAAAAAAAAAAAA$A'])
    expect(read({ LEADS_STAFF: wrong })).toThrow(lines)
  expect(read({ LEADS_STAFF_HEADER: 'X-Forwarded-User' })).toThrow(
    'LEADS_STAFF_HEADER and LEADS_STAFF_PROXY go together.',
  )
  expect(read({ LEADS_STAFF_HEADER: 'X-User', LEADS_STAFF_PROXY: '10.0.0.0/99' })).toThrow(
    'LEADS_STAFF_PROXY holds "10.0.0.0/99", and it is addresses such as "10.0.0.0/8".',
  )
})
