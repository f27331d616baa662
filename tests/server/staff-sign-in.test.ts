import { describe, expect, test, vi } from 'vitest'
import { readAudit } from '../../src/leads/staff/audit.ts'
import { knownBrowser } from '../../src/leads/staff/known-browser.ts'
import type { PasswordHash } from '../../src/leads/staff/password.ts'
import { SignIn } from '../../src/leads/staff/sign-in.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import type { AuditRow } from '../../src/leads/store/tables.ts'
import { createServer } from '../../src/server/server.ts'
import { serviceFor } from '../leads/a-site.ts'
import { cookieOf, cookiesOf, password, serveStaff, signIn, staffSettings } from './staff-server.ts'

const wrong = { name: 'asha', password: 'a wrong password' }
const minute = 60_000

/** Lets time pass, for what asks the clock; timers go on. */
function pass(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
}

test('the right password signs in, and what the page gets to know is no secret of the store', async () => {
  const { app, store } = await serveStaff()
  const answer = await signIn(app)
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      user: 'asha',
      token: expect.stringMatching(/^[\w-]{43}$/),
      seconds: 1800,
      byProxy: false,
      site: 'www.site.example',
      forms: expect.arrayContaining(['service-request', 'newsletter']),
    },
  ])
  const id = cookieOf(answer).replace('staff=', '')
  const { db } = await openDatabase(store)
  expect(JSON.stringify(await db.selectFrom('staff_session').selectAll().execute())).not.toContain(id)
  await db.destroy()
})

test('an unknown user and a wrong password are answered alike', async () => {
  const { app } = await serveStaff()
  const answers = [await signIn(app, wrong), await signIn(app, { name: 'nobody', password })]
  for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'wrong' }])
  expect(answers[0]?.headers['set-cookie']).toBeUndefined()
})

describe('failed tries', () => {
  const from = (n: number) => ({ remoteAddress: `192.0.2.${n}` })

  test('twenty of one user lock that user from everywhere, for a quarter of an hour', async () => {
    const { app } = await serveStaff()
    // However long the machine takes over them.
    pass(0)
    for (let tries = 1; tries <= 20; tries++) expect((await signIn(app, wrong, from(tries))).statusCode).toBe(401)
    const locked = await signIn(app, undefined, from(30))
    expect([locked.statusCode, locked.json()]).toEqual([429, { error: 'locked', seconds: 900 }])
    expect(locked.headers['retry-after']).toBe('900')
    expect((await signIn(app, { name: 'ben', password }, from(30))).statusCode).toBe(200)
    pass(15 * minute)
    expect((await signIn(app, undefined, from(30))).statusCode).toBe(200)
  })

  test('ten from one address lock that address, whomever it names, and nobody elsewhere', async () => {
    const { app } = await serveStaff()
    for (let tries = 1; tries <= 10; tries++) await signIn(app, wrong, from(1))
    expect((await signIn(app, undefined, from(1))).statusCode).toBe(429)
    expect((await signIn(app, { name: 'ben', password }, from(1))).statusCode).toBe(429)
    expect((await signIn(app, undefined, from(2))).statusCode).toBe(200)
  })

  test('of others lock nobody out of a browser in which they have signed in, and ten in that one do', async () => {
    const { app } = await serveStaff()
    const known = async (name: string) => {
      const [, cookie = ''] = cookiesOf(await signIn(app, { name, password }, from(99)))
      return { ...from(1), headers: { cookie } }
    }
    const [asha, ben] = [await known('asha'), await known('ben')]
    // All that a stranger can lock: the user, and the address that they share as behind a proxy of which nobody was told.
    for (let tries = 1; tries <= 10; tries++) await signIn(app, wrong, from(1))
    for (let tries = 1; tries <= 10; tries++) await signIn(app, wrong, from(2))
    expect((await signIn(app, undefined, from(3))).statusCode).toBe(429)
    // That of a colleague is none of hers.
    expect((await signIn(app, undefined, ben)).statusCode).toBe(429)
    for (let tries = 1; tries <= 9; tries++) expect((await signIn(app, wrong, asha)).statusCode).toBe(401)
    expect((await signIn(app, undefined, asha)).statusCode).toBe(200)
    for (let tries = 1; tries <= 10; tries++) expect((await signIn(app, wrong, asha)).statusCode).toBe(401)
    expect((await signIn(app, undefined, asha)).statusCode).toBe(429)
  })

  test('in a browser that knew the user by another password count as those of a stranger', async () => {
    const before = await serveStaff()
    const [, cookie = ''] = cookiesOf(await signIn(before.app))
    const { app } = await serveStaff()
    for (let tries = 1; tries <= 20; tries++) await signIn(app, wrong, from(tries))
    expect((await signIn(app, undefined, { headers: { cookie } })).statusCode).toBe(429)
  })

  test('of a clock that was ahead lock nobody once it is right, and others lock as ever', async () => {
    const { app } = await serveStaff()
    pass(1440 * minute)
    for (let tries = 1; tries <= 20; tries++) await signIn(app, wrong, from(tries))
    pass(-1440 * minute)
    for (let tries = 1; tries <= 19; tries++) expect((await signIn(app, wrong, from(tries))).statusCode).toBe(401)
    expect((await signIn(app, undefined, from(30))).statusCode).toBe(200)
    for (let tries = 1; tries <= 20; tries++) await signIn(app, wrong, from(tries))
    expect((await signIn(app, undefined, from(30))).statusCode).toBe(429)
  })

  test('count in all instances, and at the same moment', async () => {
    const { store } = await serveStaff()
    const others = await Promise.all([1, 2].map(async () => serviceFor(store, await staffSettings())))
    const apps = await Promise.all(others.map((leads) => createServer({ leads })))
    const codes = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const app = apps[n % 2]
        return app && (await signIn(app, wrong, from(n))).statusCode
      }),
    )
    // Two that looked at the same moment may both have been the twentieth.
    expect(codes.filter((code) => code === 401).length).toBeLessThanOrEqual(21)
    expect(codes).toContain(429)
    await Promise.all(apps.map((app) => app.close()))
  })

  test('are forgiven one by one to whoever signs in', async () => {
    const { app } = await serveStaff()
    for (let tries = 1; tries <= 9; tries++) await signIn(app, wrong, from(1))
    expect((await signIn(app, undefined, from(1))).statusCode).toBe(200)
    expect((await signIn(app, wrong, from(2))).statusCode).toBe(401)
    // The address has its nine tries still.
    expect((await signIn(app, { name: 'ben', password: 'wrong' }, from(1))).statusCode).toBe(401)
    expect((await signIn(app, { name: 'ben', password }, from(1))).statusCode).toBe(429)
  })
})

test('what was typed for a name is noted only where it is one: it may have been the password', async () => {
  const { app, service } = await serveStaff()
  await signIn(app, wrong)
  await signIn(app, { name: password, password: '' })
  const noted: AuditRow[] = []
  for await (const row of readAudit(service.staff.database)) noted.push(row)
  expect(noted.map(({ user_name, action }) => [user_name, action]).sort()).toEqual([
    ['asha', 'failed to sign in'],
    ['unknown', 'failed to sign in'],
  ])
  expect(JSON.stringify(noted)).not.toContain(password)
})

test('of a crowd that tries at the same moment twenty are looked at, and whoever has signed in before in that browser', async () => {
  const { service } = await serveStaff()
  const users = (await staffSettings()).staff?.users ?? new Map<string, PasswordHash>()
  const asha = users.get('asha')
  const shown = asha && knownBrowser('asha', asha)
  const signIns = new SignIn(service.staff.database, users)
  const crowd = Array.from({ length: 25 }, (_, n) => signIns.attempt(`user${n}`, password, `192.0.2.${n}`))
  const known = signIns.attempt('asha', password, '192.0.2.98', shown)
  const answers = await Promise.all(crowd)
  expect(answers.slice(0, 20)).toEqual(Array(20).fill({ wrong: true }))
  expect(answers.slice(20)).toEqual(Array(5).fill({ locked: 5 }))
  expect(await known).toEqual({ user: 'asha' })
  expect(await signIns.attempt('asha', password, '192.0.2.99')).toEqual({ user: 'asha' })
})

test('a store that fails once keeps nobody out for good', async () => {
  const { service } = await serveStaff()
  const { database } = service.staff
  const signIns = new SignIn(database, (await staffSettings()).staff?.users ?? new Map())
  const attempt = () => signIns.attempt('asha', password, '192.0.2.1')
  await database.db.schema.alterTable('staff_try').renameTo('away').execute()
  await expect(attempt()).rejects.toThrow('staff_try')
  await database.db.schema.alterTable('away').renameTo('staff_try').execute()
  expect(await attempt()).toEqual({ user: 'asha' })
})

describe('a session', () => {
  const state = async (app: Awaited<ReturnType<typeof serveStaff>>['app'], cookie: string, url = '/session') =>
    (await app.inject({ url: `/_leads/api${url}`, headers: { cookie, 'sec-fetch-site': 'same-origin' } })).statusCode

  test('ends after half an hour in which nothing was done, and asking for it does nothing', async () => {
    const { app } = await serveStaff()
    const cookie = cookieOf(await signIn(app))
    pass(20 * minute)
    expect(await state(app, cookie)).toBe(200)
    pass(11 * minute)
    expect(await state(app, cookie)).toBe(401)
  })

  test('lasts while it is used, and twelve hours at most', async () => {
    const { app } = await serveStaff()
    const cookie = cookieOf(await signIn(app))
    for (let hours = 0; hours < 11.6; hours += 0.4) {
      pass(24 * minute)
      expect(await state(app, cookie, '/dead-letters')).toBe(200)
    }
    pass(24 * minute)
    expect(await state(app, cookie, '/dead-letters')).toBe(401)
  })

  test('that a clock which was ahead began, or used, is over once it is right', async () => {
    const { app } = await serveStaff()
    const used = cookieOf(await signIn(app))
    // So far that the use is noted, and the session lasts.
    pass(20 * minute)
    const begun = cookieOf(await signIn(app))
    expect(await state(app, used, '/dead-letters')).toBe(200)
    pass(-20 * minute)
    expect([await state(app, used), await state(app, begun)]).toEqual([401, 401])
  })

  test('has a new id each time somebody signs in, and the one before is over', async () => {
    const { app } = await serveStaff()
    const before = cookieOf(await signIn(app))
    const after = cookieOf(await signIn(app, undefined, { headers: { cookie: before } }))
    expect(after).not.toBe(before)
    expect(after).toMatch(/^staff=[\w-]{43}$/)
    expect([await state(app, before), await state(app, after)]).toEqual([401, 200])
  })

  test('is over on the server when somebody signs out', async () => {
    const { app } = await serveStaff()
    const answer = await signIn(app)
    const cookie = cookieOf(answer)
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'x-staff-token': answer.json().token }
    const out = await app.inject({ method: 'POST', url: '/_leads/api/sign-out', headers })
    expect([out.statusCode, out.headers['set-cookie']]).toEqual([
      204,
      'staff=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
    ])
    expect(await state(app, cookie)).toBe(401)
  })

  test('is over when its password has changed, or its user has gone', async () => {
    const { app, store } = await serveStaff()
    const cookie = cookieOf(await signIn(app))
    const same = await createServer({ leads: await serviceFor(store, await staffSettings()) })
    expect(await state(same, cookie)).toBe(401)
    await same.close()
    expect(await state(app, cookie)).toBe(200)
  })

  test('has a cookie that no script, no other site and no other host gets at', async () => {
    const { app } = await serveStaff()
    const cookies = async (host: string) => (await signIn(app, undefined, { headers: { host } })).headers['set-cookie']
    expect(await cookies('www.site.example')).toEqual([
      expect.stringMatching(/^__Host-staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/),
      expect.stringMatching(
        /^__Host-staff-known=[\w-]{22}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=15552000$/,
      ),
    ])
    expect(await cookies('localhost:8000')).toEqual([
      expect.stringMatching(/^staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^staff-known=[\w.-]{66}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/),
    ])
  })
})
