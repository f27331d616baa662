import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { FormField, Section } from '../../src/generated/types.ts'
import type { Pace } from '../../src/leads/delivery/sender.ts'
import { referenceOf } from '../../src/leads/reference.ts'
import type { LeadService } from '../../src/leads/service.ts'
import type { LeadSettings } from '../../src/leads/settings.ts'
import { forgetAnswered } from '../../src/leads/store/answers.ts'
import { insertLeads } from '../../src/leads/store/insert.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import { eventually } from '../eventually.ts'
import { aLead } from './a-lead.ts'
import { answers, fields, form, serviceFor, siteWith } from './a-site.ts'
import { type MailReceiver, mailReceiver } from './receivers.ts'
import { storedDeliveries } from './stored.ts'
import { bothStores, newFileStore } from './stores.ts'

const quick: Pace = { interval: 20, timeout: 15_000, pauseAfter: () => 20, mostAttempts: 4 }
const thanks = { subject: 'We have it – 谢谢', body: 'Your number is **{reference}**.' }

/** A service with these forms, which answers by this mail server and forwards nothing else. */
async function open(
  store: string,
  { address }: Pick<MailReceiver, 'address'>,
  { forms = [form], ...settings }: Partial<LeadSettings> & { forms?: Section[] } = {},
): Promise<LeadService> {
  const { settings: own, ...site } = siteWith(...forms)
  const mail = { server: address, from: 'site@site.example', to: undefined }
  const answering = { ...site, settings: { ...own, language: 'en-GB', leads: { answer: thanks } } }
  const service = await serviceFor(store, { mail, ...settings }, answering, quick)
  onTestFinished(() => service.close())
  return service
}

/** Sends answers to the form, and says what became of it and which lead it is. */
async function send(service: LeadService, body: object = {}, key?: string) {
  const endpoint = service.endpoints.find(({ target }) => target === `/leads/${form.name}`)
  const judged =
    endpoint && service.judge(endpoint, { body: { ...answers, ...body }, page: '/request', source: 'mail', key })
  if (!judged || judged.mistakes) throw new Error('The answers are wrong.')
  return { ...(await service.receive(judged.lead)), id: judged.lead.id }
}

/** How the deliveries of a store ended, when nothing waits any more. */
async function ended(store: string): Promise<string[]> {
  let all: string[] = []
  await eventually(async () => {
    all = (await storedDeliveries(store)).map(({ target, status }) => `${target} ${status}`)
    expect(all.filter((one) => one.endsWith('waiting'))).toEqual([])
  })
  return all
}

describe.each(bothStores())('a visitor, with a store in $store', ({ newStore }) => {
  test('gets an answer, as often in a day as an address may', async () => {
    const store = await newStore()
    const mail = await mailReceiver()
    const service = await open(store, mail)
    const addresses = [
      'meera@clinic.example',
      'Meera@CLINIC.example',
      'me.era+1@clinic.example',
      'meera+2@clinic.example',
    ]
    // All at once, and one after the other: some are stored together.
    await Promise.all(addresses.map((email) => send(service, { email })))
    await send(service, { email: 'meera@clinic.example' })
    await send(service, { email: 'other@clinic.example' })
    expect(await ended(store)).toEqual(Array.from({ length: 4 }, () => 'answer sent'))
    const recipients = mail.messages.map((message) => /^To: (.*)\r$/m.exec(message)?.[1]).sort()
    expect(recipients.at(-1)).toBe('other@clinic.example')
    expect(recipients).toHaveLength(4)
  })

  test('gets one again on another day', async () => {
    const store = await newStore()
    const mail = await mailReceiver()
    const service = await open(store, mail, { answersADay: 1 })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T23:59:00Z') })
    await send(service)
    await send(service)
    vi.setSystemTime(Date.parse('2026-11-22T00:01:00Z'))
    await send(service)
    await eventually(() => expect(mail.messages).toHaveLength(2))
    expect(await ended(store)).toEqual(['answer sent', 'answer sent'])
    // What was counted before is kept no longer.
    const { db } = await openDatabase(store)
    expect(await db.selectFrom('answered').select(['day', 'count']).execute()).toEqual([
      { day: '2026-11-22', count: 1 },
    ])
    await db.destroy()
  })
})

test('an answer is text and HTML with the number of the lead, and programs are asked not to answer it', async () => {
  const store = await newFileStore()
  const mail = await mailReceiver({ refused: 1 })
  const service = await open(store, mail)
  const { id } = await send(service)
  expect(await ended(store)).toEqual(['answer sent'])
  const [message = ''] = mail.messages
  const [head = ''] = message.split('\r\n\r\n')
  for (const line of [
    'From: site@site.example',
    'To: meera@clinic.example',
    `Message-ID: <answer-${id}@127.0.0.1>`,
    'Auto-Submitted: auto-replied',
    'X-Auto-Response-Suppress: All',
    'Content-Language: en-GB',
    `Subject: =?UTF-8?Q?We_have_it_=E2=80=93_=E8=B0=A2=E8=B0=A2?=`,
  ])
    expect(head.split('\r\n')).toContain(line)
  expect(head).toMatch(/multipart\/alternative/)
  expect(message).toContain(`Your number is ${referenceOf(id)}.\r\n`)
  expect(message.replaceAll('=\r\n', '')).toContain(`<strong>${referenceOf(id)}</strong>`)
})

test('of two forms with one name on a page each answers what it was asked', async () => {
  const store = await newFileStore()
  const mail = await mailReceiver()
  const other: Section = {
    ...form,
    id: 'short',
    fields: [{ kind: 'email', name: 'mail', label: 'E-mail', required: true }],
    answer: { subject: 'Short', body: 'We have it.' },
  }
  const service = await open(store, mail, { forms: [form, other] })
  const [endpoint] = service.endpoints.filter(({ target }) => target === `/leads/${form.name}`)
  const submission = { page: '/request', source: undefined, key: undefined }
  const judged = endpoint && service.judge(endpoint, { body: { mail: 'bo@clinic.example' }, ...submission })
  if (!judged || judged.mistakes) throw new Error('The answers are wrong.')
  await service.receive(judged.lead)
  expect(await ended(store)).toEqual(['answer sent'])
  expect(mail.messages[0]).toMatch(/^To: bo@clinic\.example\r$/m)
  expect(mail.messages[0]).toMatch(/^Subject: Short\r$/m)
})

test('an address in letters of any language is written to, and a person’s count can be forgotten', async () => {
  const store = await newFileStore()
  const mail = await mailReceiver()
  const service = await open(store, mail)
  await send(service, { email: 'Meera@bücher.example' })
  expect(await ended(store)).toEqual(['answer sent'])
  expect(mail.messages[0]).toMatch(/^To: meera@xn--bcher-kva\.example\r$/im)
  const database = await openDatabase(store)
  await forgetAnswered(database, ['other@bücher.example'])
  expect(await database.db.selectFrom('answered').select('count').execute()).toHaveLength(1)
  await forgetAnswered(database, ['meera@xn--bcher-kva.example'])
  expect(await database.db.selectFrom('answered').select('count').execute()).toEqual([])
  await database.db.destroy()
})

test.each([
  ['is not asked for again where there is no such mailbox', 550, 1],
  ['is asked for again where its mailbox is not to be had now', 450, 4],
])('an address %s', async (_, refusal, tries) => {
  const store = await newFileStore()
  let asked = 0
  const refuses = () => {
    asked += 1
    return 'No.'
  }
  const service = await open(store, await mailReceiver({ refuses, refusal }))
  await send(service)
  expect(await ended(store)).toEqual(['answer dead'])
  expect(asked).toBe(tries)
  expect(await storedDeliveries(store)).toMatchObject([
    { attempts: tries, error: expect.stringContaining(`${refusal}`) },
  ])
})

test('nothing of what a visitor wrote is in it but the address', async () => {
  const store = await newFileStore()
  const mail = await mailReceiver()
  const service = await open(store, mail)
  const written = 'Zebra {reference}'
  await send(service, { name: written, phone: '12345', help: `${written}\nBcc: many@host.example` })
  expect(await ended(store)).toEqual(['answer sent'])
  expect(mail.messages.join()).not.toMatch(/Zebra|Bcc|12345|Meera/)
})

test('a lead that looks as if no person had sent it is not answered, nor one without an address', async () => {
  const store = await newFileStore()
  const mail = await mailReceiver()
  const optional = fields.map((field): FormField => (field.kind === 'email' ? { ...field, required: false } : field))
  const service = await open(store, mail, { forms: [{ ...form, fields: optional }] })
  await send(service, { contact_website: 'https://spam.example' })
  await send(service, { email: '' })
  await send(service)
  expect(await ended(store)).toEqual(['answer sent'])
  expect(mail.messages).toHaveLength(1)
})

test('what is sent twice is answered once', async () => {
  const store = await newFileStore()
  const mail = await mailReceiver()
  const service = await open(store, mail)
  const { outcome } = await send(service, {}, 'one')
  expect([outcome, (await send(service, {}, 'one')).outcome]).toEqual(['stored', 'known'])
  expect(await ended(store)).toEqual(['answer sent'])
})

test('forms that answer nothing, and a site without a mail server, count nothing', async () => {
  const store = await newFileStore()
  const mail = await mailReceiver()
  for (const settings of [{ forms: [{ ...form, answers: false }] }, { mail: undefined }, { answersADay: 0 }])
    await send(await open(store, mail, settings))
  expect(await ended(store)).toEqual([])
})

test('a form that answers no longer is not answered for what was sent before', async () => {
  const store = await newFileStore()
  const mail = await mailReceiver()
  const database = await openDatabase(store)
  await insertLeads(database, [aLead(answers)], ['answer'])
  await database.db.destroy()
  await open(store, mail, {
    forms: [
      { ...form, answers: false },
      { ...form, id: 'b', name: 'other' },
    ],
  })
  expect(await ended(store)).toEqual(['answer sent'])
  expect(mail.messages).toEqual([])
})
