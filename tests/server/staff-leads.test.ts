import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import type { LeadPage, Marking, Wanted } from '../../src/agreed/staff-api.ts'
import type { SiteForm } from '../../src/leads/forms/form.ts'
import type { Answers } from '../../src/leads/lead.ts'
import { readAudit } from '../../src/leads/staff/audit.ts'
import type { StoredLead } from '../../src/leads/store/read.ts'
import { summaryOf } from '../../src/server/staff/shown.ts'
import { aLead, storeWith } from '../leads/a-lead.ts'
import { answers } from '../leads/a-site.ts'
import { webhookReceiver } from '../leads/receivers.ts'
import { storedLeads } from '../leads/stored.ts'
import { storeFile } from '../leads/stores.ts'
import { serveStaff, signedIn, signIn, staffSettings } from './staff-server.ts'

const id = '3f2a91bc-07d5-4000-8000-000000000001'

test('a lead is listed and read with the labels of its form', async () => {
  const consents = [{ field: 'privacy', text: 'I agree.', version: 'abc', at: '2026-11-21T10:00:00.000Z' }]
  const { app } = await serveStaff(undefined, [aLead(answers, { id, consents, source: 'news' })])
  const ask = await signedIn(app)
  const summary = {
    id,
    reference: '3F2A-91BC-07D5',
    form: 'service-request',
    receivedAt: '2026-11-21T10:00:00.000Z',
    status: 'new',
    suspicion: null,
    name: 'Meera Nair',
    contact: 'meera@clinic.example',
    noted: false,
  }
  expect((await ask('POST', '/leads', {})).json()).toEqual({ leads: [summary] })
  expect((await ask('GET', `/leads/${id}`)).json()).toEqual({
    ...summary,
    page: '/request',
    source: 'news',
    answers: [
      { name: 'name', label: 'Name', value: 'Meera Nair' },
      { name: 'email', label: 'E-mail', value: 'meera@clinic.example' },
      { name: 'phone', label: 'Phone', value: '+91 00000 00000' },
      { name: 'industry', label: 'Industry', value: 'Schools' },
      { name: 'status', label: 'Status', value: 'Paper' },
      { name: 'goals', label: 'Goals', value: ['Quality'] },
      { name: 'help', label: 'Help', value: 'Please call.' },
      { name: 'privacy', label: 'Privacy', value: true },
      { name: 'updates', label: 'Updates', value: false },
    ],
    consents,
    deliveries: [],
    answered: null,
    note: '',
  })
  expect((await ask('GET', '/leads/unknown')).statusCode).toBe(404)
})

describe('the list', () => {
  const leads = Array.from({ length: 60 }, (_, n) =>
    aLead(answers, {
      kind: n % 2 ? 'service-request' : 'newsletter',
      receivedAt: new Date(Date.UTC(2026, 10, 1, n)).toISOString(),
      suspicion: n === 0 ? 'trap' : null,
    }),
  )
  const ids = (answer: { json(): LeadPage }) => answer.json().leads.map((lead) => lead.id)
  const newest = leads.map((lead) => lead.id).reverse()

  test('comes a page at a time, the newest first, each lead once', async () => {
    const { app } = await serveStaff(undefined, leads)
    const ask = await signedIn(app)
    const first = await ask('POST', '/leads', {})
    expect(ids(first)).toEqual(newest.slice(0, 50))
    const second = await ask('POST', '/leads', { after: first.json().next })
    expect(ids(second)).toEqual(newest.slice(50))
    expect(second.json().next).toBeUndefined()
  })

  test('is narrowed to a form, to days and to what became of the leads', async () => {
    const { app } = await serveStaff(undefined, leads)
    const ask = await signedIn(app)
    const count = async (wanted: Wanted) => ids(await ask('POST', '/leads', wanted)).length
    await ask('POST', `/leads/${newest[0]}/mark`, { answered: true })
    expect(await count({ form: 'service-request' })).toBe(30)
    expect(await count({ from: '2026-11-03T00:00:00.000Z', to: '2026-11-03T01:00:00.000Z' })).toBe(2)
    expect(ids(await ask('POST', '/leads', { status: 'answered' }))).toEqual(newest.slice(0, 1))
    expect(ids(await ask('POST', '/leads', { status: 'suspicious' }))).toEqual(newest.slice(-1))
    expect(await count({ status: 'new', to: '2026-11-02T00:00:00.000Z' })).toBe(24)
  })
})

test('a chat is known by what was written, and not by the number of the site', async () => {
  const chat = { phone: '1', message: 'Hi there.', page: '/', timestamp: '2026-11-21T10:00:00.000Z' }
  const { app } = await serveStaff(undefined, [aLead(chat, { kind: 'chat-lead' })])
  const ask = await signedIn(app)
  expect((await ask('POST', '/leads', {})).json()).toMatchObject({ leads: [{ name: '', contact: 'Hi there.' }] })
})

test('a lead is known by what its form asks for, in whatever language its fields are called', () => {
  const own = {
    id: 'buchung',
    pages: ['/'],
    target: '/leads/buchung',
    payload: 'fields',
    consents: {},
    failure: '',
  } as const
  const form: SiteForm = {
    ...own,
    kind: 'buchung',
    fields: [
      { kind: 'text', name: 'hotel', label: 'Hotel' },
      { kind: 'text', name: 'rufname', label: 'Vorname', autocomplete: 'given-name' },
      { kind: 'text', name: 'nachname', label: 'Nachname' },
      { kind: 'text', name: 'firma', label: 'Firma', autocomplete: 'organization' },
      { kind: 'tel', name: 'rufnummer', label: 'Telefon' },
    ],
  }
  const data = { hotel: 'Post', rufname: 'Jürgen', nachname: 'Groß', firma: 'Groß GmbH', rufnummer: '+49 30 1' }
  const shown = (kind: string, data: Answers) => {
    const { name, contact } = summaryOf({ ...aLead(data, { kind }), answered: null, note: null }, [form])
    return { name, contact }
  }
  expect(shown('buchung', data)).toEqual({ name: 'Jürgen Groß', contact: '+49 30 1' })
  expect(shown('of before', { first_name: 'Ana', telefon: '1' })).toEqual({ name: 'Ana', contact: '1' })
})

const note = (from: string, to: string) => ({ from, to })

test('a lead is marked as answered with a note, which goes with it when it is erased', async () => {
  const { app, store } = await serveStaff(undefined, [aLead(answers, { id })])
  const ask = await signedIn(app)
  expect((await ask('POST', `/leads/${id}/mark`, { answered: true, note: note('', 'Called her.') })).statusCode).toBe(
    204,
  )
  expect((await ask('GET', `/leads/${id}`)).json()).toMatchObject({
    status: 'answered',
    answered: { at: expect.any(String), by: 'asha' },
    note: 'Called her.',
    noted: true,
  })
  const ben = await signedIn(app, 'ben')
  await ben('POST', `/leads/${id}/mark`, { answered: true, note: note('Called her.', 'Called her twice.') })
  expect((await ask('GET', `/leads/${id}`)).json()).toMatchObject({
    answered: { by: 'asha' },
    note: 'Called her twice.',
  })
  await ben('POST', `/leads/${id}/mark`, { answered: false, note: note('Called her twice.', ' ') })
  expect((await ask('GET', `/leads/${id}`)).json()).toMatchObject({ status: 'new', answered: null, note: '' })
  await ask('POST', `/leads/${id}/mark`, { answered: true, note: note('', 'secret note') })
  await ask('POST', '/forget', { ids: [id] })
  expect((await ask('POST', `/leads/${id}/mark`, { answered: true })).statusCode).toBe(404)
  expect(await readFile(storeFile(store), 'latin1')).not.toContain('secret note')
})

test('only what somebody has changed is written, and no note takes the place of one that was not seen', async () => {
  const { app } = await serveStaff(undefined, [aLead(answers, { id })])
  const [asha, ben] = [await signedIn(app), await signedIn(app, 'ben')]
  const mark = async (who: typeof ben, what: Marking) => (await who('POST', `/leads/${id}/mark`, what)).statusCode
  const lead = async () => (await asha('GET', `/leads/${id}`)).json()
  expect(await mark(asha, { note: note('', 'Rang her.') })).toBe(204)
  expect(await mark(ben, { answered: true })).toBe(204)
  expect(await lead()).toMatchObject({ answered: { by: 'ben' }, note: 'Rang her.' })
  expect(await mark(asha, { note: note('Rang her.', 'Rang her twice.') })).toBe(204)
  expect(await lead()).toMatchObject({ answered: { by: 'ben' }, note: 'Rang her twice.' })
  const late = await ben('POST', `/leads/${id}/mark`, { answered: false, note: note('Rang her.', 'She is away.') })
  expect([late.statusCode, late.json()]).toEqual([409, { error: 'outdated' }])
  expect(await lead()).toMatchObject({ answered: { by: 'ben' }, note: 'Rang her twice.' })
  expect(await mark(ben, { note: note('Rang her.', 'Rang her twice.') })).toBe(204)
})

test('a lead that is real after all is forwarded once, as if it had just come', async () => {
  const receiver = await webhookReceiver(() => 200)
  const settings = { ...(await staffSettings()), webhooks: [receiver.address] }
  const { app, store } = await serveStaff(settings, [aLead(answers, { id, suspicion: 'trap' })])
  const ask = await signedIn(app)
  expect((await ask('GET', `/leads/${id}`)).json()).toMatchObject({ suspicion: 'trap', deliveries: [] })
  for (let times = 0; times < 2; times++) expect((await ask('POST', `/leads/${id}/release`)).statusCode).toBe(204)
  await expect.poll(() => receiver.calls.length).toBe(1)
  expect(receiver.calls[0]?.text).toContain(id)
  expect((await ask('GET', `/leads/${id}`)).json()).toMatchObject({ status: 'new', suspicion: null })
  expect((await storedLeads(store))[0]?.suspicion).toBeNull()
})

test('a filter is exported, and nothing beside it', async () => {
  const { app } = await serveStaff(undefined, [
    aLead(answers, { id }),
    aLead(answers, { kind: 'newsletter' }),
    aLead(answers, { suspicion: 'trap' }),
  ])
  const ask = await signedIn(app)
  const json = await ask('GET', '/export?format=json&form=service-request&status=new')
  expect(json.json()).toMatchObject([{ id, data: answers }])
  expect(json.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.json"$/),
  })
  expect((await ask('GET', '/export?format=csv')).body.trim().split('\r\n')).toHaveLength(4)
  expect((await ask('GET', '/export?format=exe')).statusCode).toBe(400)
})

test('an export holds what the list of the same filter holds', async () => {
  const leads = ['new', 'answered', 'trap'].map((name, day) =>
    aLead({ name }, { suspicion: name === 'trap' ? 'trap' : null, receivedAt: `2026-11-0${day + 1}T10:00:00.000Z` }),
  )
  const { app } = await serveStaff(undefined, leads)
  const ask = await signedIn(app)
  await ask('POST', `/leads/${leads[1]?.id}/mark`, { answered: true })
  const [second, third] = ['2026-11-02T00:00:00.000Z', '2026-11-03T10:00:00.000Z']
  for (const [filter, names] of [
    [{ status: 'new' }, ['new']],
    [{ status: 'answered' }, ['answered']],
    [{ status: 'suspicious' }, ['trap']],
    [{ from: second }, ['answered', 'trap']],
    [{ from: second, to: third }, ['answered', 'trap']],
    [{ to: second }, ['new']],
    [{ form: 'newsletter' }, []],
  ] as const) {
    const exported = await ask('GET', `/export?${new URLSearchParams({ format: 'json', ...filter })}`)
    expect(exported.json<StoredLead[]>().map(({ data }) => data.name)).toEqual(names)
    expect((await ask('POST', '/leads', filter)).json<LeadPage>().leads).toHaveLength(names.length)
  }
})

test('a person is found, and what was chosen is erased', async () => {
  const mention = aLead({ ...answers, email: 'ana@clinic.example', phone: '', help: 'from meera@clinic.example' })
  const { app } = await serveStaff(undefined, [aLead(answers, { id }), mention])
  const ask = await signedIn(app)
  expect((await ask('POST', '/person', { who: 'MEERA@clinic.example' })).json()).toMatchObject({
    own: [{ id, name: 'Meera Nair' }],
    mentions: [{ id: mention.id }],
  })
  expect((await ask('POST', '/forget', { ids: [id] })).json()).toEqual({ erased: 1, left: false })
  expect((await ask('POST', '/person', { who: 'meera@clinic.example' })).json()).toMatchObject({
    own: [],
    mentions: [{}],
  })
  expect((await ask('POST', '/person', { who: 'me' })).statusCode).toBe(400)
})

test('dead letters are listed without anything of the visitor, and put back', async () => {
  const { app, store } = await serveStaff({ ...(await staffSettings()), webhooks: ['http://127.0.0.1:9/'] })
  const { db } = await storeWith(store, aLead(answers, { id }))
  await db.updateTable('delivery').set({ status: 'dead', attempts: 18, error: 'refused' }).execute()
  await db.destroy()
  const ask = await signedIn(app)
  expect((await ask('GET', '/dead-letters')).json()).toEqual({
    letters: [
      { id, reference: '3F2A-91BC-07D5', form: 'service-request', target: 'mail', attempts: 18, error: 'refused' },
    ],
    count: 1,
  })
  expect((await ask('POST', '/dead-letters/retry')).json()).toEqual({ count: 1 })
  expect((await ask('GET', '/dead-letters')).json()).toEqual({ letters: [], count: 0 })
})

test('all that was seen and done is noted, by ids alone, and stays when a person is forgotten', async () => {
  const { app, service } = await serveStaff(undefined, [aLead(answers, { id, suspicion: 'trap' })])
  await signIn(app, { name: 'asha', password: 'wrong' })
  const ask = await signedIn(app)
  await ask('POST', '/leads', {})
  await ask('POST', '/leads', { text: 'meera' })
  await ask('GET', `/leads/${id}`)
  await ask('POST', `/leads/${id}/mark`, { answered: true, note: note('', 'Meera was happy.') })
  await ask('POST', `/leads/${id}/release`)
  await ask('GET', '/export?format=csv&status=answered')
  await ask('GET', '/dead-letters')
  await ask('POST', '/dead-letters/retry')
  await ask('POST', '/person', { who: 'meera@clinic.example' })
  await ask('POST', '/forget', { ids: [id] })
  await ask('POST', '/sign-out')
  const rows = []
  for await (const row of readAudit(service.staff.database)) rows.push(row)
  expect(rows.map(({ user_name, action, leads, count }) => [user_name, action, leads, count])).toEqual([
    ['asha', 'failed to sign in', '[]', 0],
    ['asha', 'signed in', '[]', 0],
    ['asha', 'listed', `["${id}"]`, 1],
    ['asha', 'searched', `["${id}"]`, 1],
    ['asha', 'read', `["${id}"]`, 1],
    ['asha', 'answered', `["${id}"]`, 1],
    ['asha', 'released', `["${id}"]`, 1],
    ['asha', 'exported', '[]', 1],
    ['asha', 'listed dead letters', '[]', 0],
    ['asha', 'retried dead letters', '[]', 0],
    ['asha', 'looked for a person', `["${id}"]`, 1],
    ['asha', 'forgot', `["${id}"]`, 1],
    ['asha', 'signed out', '[]', 0],
  ])
  expect(JSON.stringify(rows)).not.toMatch(/meera/i)
})

test('what cannot be noted is not shown', async () => {
  const { app, service } = await serveStaff(undefined, [aLead(answers, { id })])
  const ask = await signedIn(app)
  await service.staff.database.db.schema.dropTable('staff_audit').execute()
  const asked = [
    await ask('POST', '/leads', {}),
    await ask('GET', `/leads/${id}`),
    await ask('GET', '/export?format=csv'),
    await ask('POST', '/person', { who: 'meera@clinic.example' }),
    await ask('POST', '/forget', { ids: [id] }),
    await ask('POST', `/leads/${id}/mark`, { answered: true }),
  ]
  for (const answer of asked) expect([answer.statusCode, answer.body]).toEqual([500, '{"error":"failed"}'])
  const row = await service.staff.database.db.selectFrom('lead').selectAll().executeTakeFirst()
  expect(row?.answered_at).toBeNull()
})
