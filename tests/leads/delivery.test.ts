import { once } from 'node:events'
import { renameSync } from 'node:fs'
import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Webhook } from 'standardwebhooks'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.ts'
import { eraseLeads } from '../../src/leads/commands/forget.ts'
import { mostAttempts, pauseAfter } from '../../src/leads/delivery/back-off.ts'
import type { Pace } from '../../src/leads/delivery/sender.ts'
import { webhook, webhookName } from '../../src/leads/delivery/webhook.ts'
import type { Lead } from '../../src/leads/lead.ts'
import { referenceOf } from '../../src/leads/reference.ts'
import type { LeadService } from '../../src/leads/service.ts'
import { type LeadSettings, readSettings } from '../../src/leads/settings.ts'
import { insertLeads } from '../../src/leads/store/insert.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import { describeError } from '../../src/server/leads/log.ts'
import { eventually } from '../eventually.ts'
import { aLead } from './a-lead.ts'
import { answers, serviceFor } from './a-site.ts'
import { type Call, mailReceiver, portOf, webhookReceiver } from './receivers.ts'
import { storedDeliveries } from './stored.ts'
import { bothStores, newFileStore, storeFile } from './stores.ts'

/** As the usual pace, with pauses a thousand times as short; a try may take as long, because on a busy machine it does. */
const quick: Pace = { interval: 20, timeout: 15_000, pauseAfter: () => 20, mostAttempts: 4 }

async function open(store: string, settings: Partial<LeadSettings>, pace = quick): Promise<LeadService> {
  const service = await serviceFor(store, settings, undefined, pace)
  onTestFinished(() => service.close())
  return service
}

/** A lead as the service receives it. */
function leadFor(service: LeadService, body: object = answers): Lead {
  const endpoint = service.endpoints.find(({ target }) => target === '/leads/service-request')
  const judged = endpoint && service.judge(endpoint, { body, page: '/request', source: 'mail', key: undefined })
  if (!judged || judged.mistakes) throw new Error('The answers are wrong.')
  return judged.lead
}

const statuses = async (store: string) => (await storedDeliveries(store)).map(({ status }) => status)

describe.each(bothStores())('a lead in $store', ({ newStore }) => {
  test('is brought to every webhook and by e-mail', async () => {
    const store = await newStore()
    const [one, two, mail] = await Promise.all([webhookReceiver(() => 200), webhookReceiver(() => 204), mailReceiver()])
    const service = await open(store, {
      webhooks: [one.address, two.address],
      mail: { server: mail.address, from: 'site@site.example', to: 'staff@site.example' },
    })
    const lead = leadFor(service)
    await service.receive(lead)
    await eventually(async () => expect(await statuses(store)).toEqual(['sent', 'sent', 'sent']))
    expect(one.calls.map(({ text }) => JSON.parse(text))).toEqual([
      {
        id: lead.id,
        reference: referenceOf(lead.id),
        kind: 'service-request',
        receivedAt: lead.receivedAt,
        page: '/request',
        source: 'mail',
        data: answers,
        consents: lead.consents,
      },
    ])
    expect(two.calls).toHaveLength(1)
    expect(mail.messages).toHaveLength(1)
    expect(mail.messages[0]).toContain(`Lead: ${referenceOf(lead.id)} (${lead.id})\r\n`)
  })

  test('is tried again until it is taken', async () => {
    const store = await newStore()
    const receiver = await webhookReceiver((calls) => (calls < 3 ? 500 : 200))
    const service = await open(store, { webhooks: [receiver.address] })
    await service.receive(leadFor(service))
    await eventually(async () => expect(await statuses(store)).toEqual(['sent']))
    expect(receiver.calls).toHaveLength(3)
  })

  test('is given up after many tries, with the reason and without the address', async () => {
    const store = await newStore()
    const receiver = await webhookReceiver(() => 500)
    const service = await open(store, { webhooks: [receiver.address] })
    await service.receive(leadFor(service))
    await eventually(async () => expect(await statuses(store)).toEqual(['dead']))
    const [delivery] = await storedDeliveries(store)
    expect(delivery).toMatchObject({ attempts: 4, error: expect.stringMatching(/^127\.0\.0\.1:\d+ answered 500\.$/) })
    expect(JSON.stringify(delivery)).not.toContain('secret')
  })

  test('is brought by the next process when one has died', async () => {
    const store = await newStore()
    const receiver = await webhookReceiver((calls) => (calls === 1 ? 'never' : 200))
    const first = await serviceFor(store, { webhooks: [receiver.address] }, undefined, { ...quick, timeout: 60_000 })
    await first.receive(leadFor(first))
    await eventually(() => expect(receiver.calls).toHaveLength(1))
    const failures: unknown[] = []
    first.onFailure((error) => failures.push(error))
    // As if it had been killed long ago: its claim has run out. That it was broken off is no fault of the target's.
    await first.close()
    expect([await storedDeliveries(store), failures]).toMatchObject([[{ status: 'waiting', error: null }], []])
    const { db } = await openDatabase(store)
    await db.updateTable('delivery').set({ due_at: new Date().toISOString() }).execute()
    await db.destroy()
    await open(store, { webhooks: [receiver.address] })
    await eventually(async () => expect(await statuses(store)).toEqual(['sent']))
  })

  test('is brought although the clock was ahead when it was put off', async () => {
    const store = await newStore()
    const receiver = await webhookReceiver((calls) => (calls === 1 ? 500 : 200))
    const slow = { ...quick, pauseAfter: () => 60_000 }
    const first = await serviceFor(store, { webhooks: [receiver.address] }, undefined, slow)
    await first.receive(leadFor(first))
    await eventually(() => expect(receiver.calls).toHaveLength(1))
    await first.close()
    const { db } = await openDatabase(store)
    await db.updateTable('delivery').set({ due_at: '2099-01-01T00:00:00.000Z' }).execute()
    await db.destroy()
    await open(store, { webhooks: [receiver.address] })
    await eventually(async () => expect(await statuses(store)).toEqual(['sent']))
  })

  test('is brought once when several processes share the outbox', async () => {
    const store = await newStore()
    const receiver = await webhookReceiver(() => 200)
    const services = await Promise.all(Array.from({ length: 3 }, () => open(store, { webhooks: [receiver.address] })))
    const [first] = services
    if (!first) throw new Error('There is no service.')
    await Promise.all(Array.from({ length: 20 }, () => first.receive(leadFor(first))))
    await eventually(async () => expect(new Set(await statuses(store))).toEqual(new Set(['sent'])))
    expect(receiver.calls).toHaveLength(20)
  })
})

test('a visitor does not wait for a target that never answers, nor do the other targets', async () => {
  const store = await newFileStore()
  const [stuck, well] = await Promise.all([webhookReceiver(() => 'never'), webhookReceiver(() => 200)])
  const service = await open(store, { webhooks: [stuck.address, well.address] }, { ...quick, timeout: 600_000 })
  await service.receive(leadFor(service))
  await eventually(() => expect(well.calls).toHaveLength(1))
})

test('a target that never answers is given up in time, whatever the garbage collector takes', async () => {
  const store = await newFileStore()
  const receiver = await webhookReceiver(() => 'never')
  const service = await open(store, { webhooks: [receiver.address] }, { ...quick, timeout: 1000, mostAttempts: 1 })
  await service.receive(leadFor(service))
  await eventually(() => expect(receiver.calls).toHaveLength(1))
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('There is no garbage collector.')
  await eventually(async () => {
    collect()
    expect(await statuses(store)).toEqual(['dead'])
  })
})

test('a mail server that never greets is left in time', async () => {
  const store = await newFileStore()
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const service = await open(
    store,
    {
      mail: {
        server: `smtp://127.0.0.1:${portOf(server)}`,
        from: 'site@site.example',
        to: 'staff@site.example',
      },
    },
    { ...quick, timeout: 300, mostAttempts: 1 },
  )
  await service.receive(leadFor(service))
  await eventually(() => expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true]))
})

test('a mail server that takes its time gets a message once, also where others would take over', async () => {
  const store = await newFileStore()
  // Longer than another target would be given, and than what was taken stays untouched by itself.
  const slow = await mailReceiver({ thinks: 4500 })
  const mail = { server: slow.address, from: 'site@site.example', to: 'staff@site.example' }
  const pace = { ...quick, timeout: 1000 }
  const [service] = await Promise.all([open(store, { mail }, pace), open(store, { mail }, pace)])
  await service.receive(leadFor(service))
  await eventually(async () => expect(await statuses(store)).toEqual(['sent']))
  expect(slow.messages).toHaveLength(1)
})

test.each([450, 550])(
  'what is refused for one of several colleagues (%i) is tried again for that one, and comes to the others once',
  async (refusal) => {
    const store = await newFileStore()
    let refusals = 0
    const receiver = await mailReceiver({
      refusal,
      refuses: (address) => (address === 'ben@site.example' && ++refusals < 3 ? 'Come again later.' : undefined),
    })
    const to = 'asha@site.example, "Ben, who reads" <ben@site.example>'
    const service = await open(store, { mail: { server: receiver.address, from: 'site@site.example', to } })
    await service.receive(leadFor(service))
    await eventually(async () => expect(await statuses(store)).toEqual(['sent', 'sent']))
    expect(receiver.recipients.sort()).toEqual(['asha@site.example', 'ben@site.example'])
    expect(refusals).toBe(3)
    for (const message of receiver.messages) expect(message).toContain(`To: ${to}`)
  },
)

test('what was brought while the store was out of reach is not brought again, and no fault of who took it', async () => {
  const store = await newFileStore()
  const [file, away] = [storeFile(store), `${storeFile(store)}.away`]
  const receiver = await webhookReceiver(() => {
    renameSync(file, away)
    return 200
  })
  const service = await open(store, { webhooks: [receiver.address] })
  const said: string[] = []
  service.onFailure((error, what) => {
    said.push(what)
    if (error) renameSync(away, file)
  })
  await service.receive(leadFor(service))
  await eventually(() => expect(said).toEqual(['the outbox cannot be used', 'the outbox can be used again']))
  await eventually(async () => expect(await statuses(store)).toEqual(['sent']))
  expect(receiver.calls).toHaveLength(1)
})

test('what is erased before its turn has come goes nowhere', async () => {
  const store = await newFileStore()
  const waiting: ServerResponse[] = []
  const brought: string[] = []
  const server = createHttpServer((request, response) => {
    brought.push(String(request.headers['webhook-id']))
    waiting.push(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const database = await openDatabase(store)
  onTestFinished(() => database.db.destroy())
  const service = await serviceFor(store, { webhooks: [] })
  const leads = Array.from({ length: 17 }, () => leadFor(service))
  await service.close()
  await insertLeads(database, leads, [webhookName(`http://127.0.0.1:${portOf(server)}/`)])
  const failures: unknown[] = []
  const next = await open(store, { webhooks: [`http://127.0.0.1:${portOf(server)}/`] })
  next.onFailure((error) => failures.push(error))
  // As many as are brought at one time; the last was taken from the outbox with them.
  await eventually(() => expect(waiting).toHaveLength(16))
  const last = leads.find(({ id }) => !brought.includes(id))
  expect(await eraseLeads(database, [last?.id ?? ''])).toBe(1)
  for (const response of waiting) response.end()
  await eventually(async () => expect(await statuses(store)).toEqual(Array(16).fill('sent')))
  expect(brought).not.toContain(last?.id)
  expect(failures).toEqual([])
})

test('what a webhook goes on to say is not listened to', async () => {
  const sockets: Socket[] = []
  const server = createHttpServer((_, response) => response.writeHead(200).write('ok')).listen(0, '127.0.0.1')
  server.on('connection', (socket) => sockets.push(socket))
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const service = await open(await newFileStore(), { webhooks: [`http://127.0.0.1:${portOf(server)}/`] })
  await service.receive(leadFor(service))
  await eventually(() => expect(new Set(sockets.map(({ destroyed }) => destroyed))).toEqual(new Set([true])))
})

test('leads that wait for a webhook that is no longer set up are told of at the start', async () => {
  const store = await newFileStore()
  const slow = { ...quick, pauseAfter: () => 60_000 }
  const receiver = await webhookReceiver(() => 500)
  const before = await serviceFor(store, { webhooks: [receiver.address] }, undefined, slow)
  await before.receive(leadFor(before))
  await before.receive(leadFor(before))
  await before.close()
  const [delivery] = await storedDeliveries(store)
  const failures: unknown[] = []
  const service = await open(store, { webhooks: ['http://127.0.0.1:1/'] })
  service.onFailure((error, what) => failures.push([describeError(error), what]))
  const missing = { error: 'TargetMissing', reason: `${delivery?.target} has 2 waiting.` }
  await eventually(() => expect(failures).toEqual([[missing, 'leads wait for a target that is not set up']]))
})

describe('the signature of a webhook', () => {
  const [secret, newer] = [7, 8].map((byte) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`)
  const { webhookKeys } = readSettings({ LEADS_WEBHOOK_SECRET: `${secret} ${newer}` })

  async function called(): Promise<Call> {
    const store = await newFileStore()
    const receiver = await webhookReceiver((calls) => (calls === 1 ? 302 : 200))
    const service = await open(store, { webhooks: [receiver.address], webhookKeys })
    await service.receive(leadFor(service, { ...answers, help: 'नमस्ते 👋' }))
    await eventually(async () => expect(await statuses(store)).toEqual(['sent']))
    // The first answer led elsewhere, where nobody followed.
    expect(receiver.calls).toHaveLength(2)
    const [, second] = receiver.calls
    if (!second) throw new Error('There was no second call.')
    return second
  }

  test('is believed by a receiver of Standard Webhooks, with the old secret and with the new one', async () => {
    const { headers, text } = await called()
    const own = headers as Record<string, string>
    for (const each of [secret, newer, newer?.replace('whsec_', '')])
      expect(new Webhook(each ?? '').verify(text, own)).toMatchObject({
        id: own['webhook-id'],
        data: { help: 'नमस्ते 👋' },
      })
    const other = `whsec_${Buffer.alloc(32, 9).toString('base64')}`
    expect(() => new Webhook(other).verify(text, own)).toThrow('No matching signature found')
    expect(() => new Webhook(secret ?? '').verify(text.replace('Meera', 'Maria'), own)).toThrow('No matching')
  })
})

test('an e-mail can be answered to the visitor, and nothing that a visitor writes gets into its head', async () => {
  const store = await newFileStore()
  const mail = await mailReceiver({ refused: 1 })
  const service = await open(store, {
    mail: { server: mail.address, from: 'site@site.example', to: 'staff@site.example' },
  })
  const lead = leadFor(service, { ...answers, help: 'One\nBcc: many@host.example\nनमस्ते' })
  await service.receive(lead)
  await eventually(async () => expect(await statuses(store)).toEqual(['sent']))
  const [head = ''] = (mail.messages[0] ?? '').split('\r\n\r\n')
  expect(head).toContain('Subject: New lead: service-request')
  expect(head).toContain('To: staff@site.example')
  expect(head).toContain('Reply-To: meera@clinic.example')
  expect(head).toContain(`Message-ID: <${lead.id}@127.0.0.1>`)
  expect(head).not.toMatch(/^Bcc/m)
})

test.for([
  ['in a field of any name', { name: 'Jana', adresse: 'Jana@post.example' }, 'Jana@post.example'],
  ['where there are several, in the one that is called so', { name: 'a@b', email: 'c@d.example' }, 'c@d.example'],
  ['with a domain in letters of any language', { email: 'a@bücher.example' }, 'a@xn--bcher-kva.example'],
  ['nowhere, and there is none that a mail server takes', { email: 'jürgen@host.example' }, undefined],
  ['nowhere, and signs that stand around a name elsewhere are in it', { email: 'boss<b@host.example>' }, undefined],
  ['nowhere, and there is none', { name: 'Jana', email: '' }, undefined],
] as const)('the visitor’s address is found %s', async ([, data, address]) => {
  const mail = await mailReceiver()
  const service = await open(await newFileStore(), {
    mail: { server: mail.address, from: 'site@site.example', to: 'staff@site.example' },
  })
  await service.receive(aLead(data))
  await eventually(() => expect(mail.messages).toHaveLength(1))
  const [head = ''] = (mail.messages[0] ?? '').split('\r\n\r\n')
  expect(/^Reply-To: (.*)\r$/m.exec(head)?.[1]).toBe(address)
  expect(head).toMatch(/^\p{ASCII}*$/u)
})

test('a webhook that is named twice gets each lead once', async () => {
  const store = await newFileStore()
  const receiver = await webhookReceiver(() => 200)
  const service = await open(store, { webhooks: [receiver.address, receiver.address] })
  expect(await service.receive(leadFor(service))).toMatchObject({ outcome: 'stored' })
  await eventually(async () => expect(await statuses(store)).toEqual(['sent']))
  expect(receiver.calls).toHaveLength(1)
})

describe('the password of a webhook', () => {
  const withPassword = (address: string, password = 's3cret%20%C3%A9') =>
    address.replace('http://', `http://user:${password}@`)

  test('is sent as a header', async () => {
    const store = await newFileStore()
    const receiver = await webhookReceiver(() => 200)
    const service = await open(store, { webhooks: [withPassword(receiver.address)] })
    await service.receive(leadFor(service))
    await eventually(async () => expect(await statuses(store)).toEqual(['sent']))
    const [call] = receiver.calls
    expect(call?.headers.authorization).toBe(`Basic ${Buffer.from('user:s3cret é').toString('base64')}`)
  })

  test('is neither stored nor logged', async () => {
    const store = await newFileStore()
    const host = `127.0.0.1:${await freePort('127.0.0.1')}`
    const service = await open(store, { webhooks: [withPassword(`http://${host}/`)] }, { ...quick, mostAttempts: 1 })
    const failures: unknown[] = []
    service.onFailure((error, what) => failures.push(describeError(error), what))
    await service.receive(leadFor(service))
    await eventually(async () => expect(await statuses(store)).toEqual(['dead']))
    const [delivery] = await storedDeliveries(store)
    expect(delivery?.error).toBe(`${host} could not be reached (ECONNREFUSED).`)
    expect(JSON.stringify([delivery, failures])).not.toMatch(/user|s3cret/)
  })

  test('can be changed while leads wait', () => {
    const names = ['old', 'new'].map((password) => webhook(withPassword('http://crm.example/', password), []).name)
    expect(names[0]).toBe(names[1])
  })
})

test('what the mail server says of a visitor is neither stored nor logged', async () => {
  const store = await newFileStore()
  const mail = await mailReceiver({ refused: 1, words: 'Rejected: Reply-To: meera@clinic.example is on a block list' })
  const service = await open(
    store,
    { mail: { server: mail.address, from: 'site@site.example', to: 'staff@site.example' } },
    { ...quick, mostAttempts: 1 },
  )
  const failures: unknown[] = []
  service.onFailure((error, what) => failures.push(describeError(error), what))
  await service.receive(leadFor(service))
  await eventually(async () => expect(await statuses(store)).toEqual(['dead']))
  const [delivery] = await storedDeliveries(store)
  expect(delivery?.error).toBe('127.0.0.1 did not take it (450, EMESSAGE, DATA).')
  expect(JSON.stringify([delivery, failures])).not.toContain('meera')
})

describe('a mail server that asks for a password', () => {
  const mailBy = (address: string, insecure: '0' | '1') =>
    readSettings({
      LEADS_SMTP: address.replace('//', '//user:s3cret@'),
      LEADS_SMTP_INSECURE: insecure,
      LEADS_MAIL_FROM: 'site@site.example',
      LEADS_MAIL_TO: 'staff@site.example',
    })

  test('is told nothing where it offers no encryption', async () => {
    const store = await newFileStore()
    const server = await mailReceiver()
    const { mail } = mailBy(server.address, '0')
    const service = await open(store, { mail }, { ...quick, mostAttempts: 1 })
    await service.receive(leadFor(service))
    await eventually(async () => expect(await statuses(store)).toEqual(['dead']))
    const [delivery] = await storedDeliveries(store)
    expect(delivery?.error).toBe(
      '127.0.0.1 did not take it: it offers no encryption (ETLS), and LEADS_SMTP_INSECURE is not set.',
    )
    expect(server).toMatchObject({ logins: [], messages: [] })
  })

  test('is told everything where it does', async () => {
    const store = await newFileStore()
    const server = await mailReceiver({ encrypts: true })
    const { mail } = mailBy(`${server.address}?tls.rejectUnauthorized=false`, '0')
    const service = await open(store, { mail })
    await service.receive(leadFor(service))
    await eventually(async () => expect(await statuses(store)).toEqual(['sent']))
    expect(server.logins).toEqual(['user:s3cret'])
  })

  test('is told everything in clear when the settings say so, and the log says it at the start', async () => {
    const store = await newFileStore()
    const server = await mailReceiver()
    const { mail } = mailBy(server.address, '1')
    const service = await open(store, { mail })
    const failures: unknown[] = []
    service.onFailure((error, what) => failures.push([describeError(error).error, what]))
    expect(failures).toEqual([['SentInClear', 'mail may be sent in clear']])
    await service.receive(leadFor(service))
    await eventually(async () => expect(await statuses(store)).toEqual(['sent']))
    expect(server.logins).toEqual(['user:s3cret'])
  })
})

test('a setting that is misspelt is told at the start: of it leads would be brought nowhere', async () => {
  const { strays } = readSettings({ LEADS_SMPT: 'smtp://mail.site.example' } as object)
  const service = await open(await newFileStore(), { strays })
  const failures: unknown[] = []
  service.onFailure((error, what) => failures.push([String(error), what]))
  expect(failures).toEqual([
    [
      'SetInVain: LEADS_SMPT is set, and no setting is called that. Write LEADS_SMTP, if that is meant.',
      'a setting is passed over',
    ],
  ])
})

describe('a mail server whose certificate nobody believes', () => {
  const mailBy = (address: string) =>
    readSettings({ LEADS_SMTP: address, LEADS_MAIL_FROM: 'site@site.example', LEADS_MAIL_TO: 'staff@site.example' })

  test('takes leads where it is on the same machine and asks for no password', async () => {
    const store = await newFileStore()
    const server = await mailReceiver({ encrypts: true })
    const { mail } = mailBy(server.address)
    const service = await open(store, { mail })
    await service.receive(leadFor(service))
    await eventually(async () => expect(await statuses(store)).toEqual(['sent']))
    expect(server.messages).toHaveLength(1)
  })

  test('is not believed elsewhere, and that is told', async () => {
    const store = await newFileStore()
    const server = await mailReceiver({ encrypts: true })
    const { mail } = mailBy(server.address.replace('//', '//user:s3cret@'))
    const service = await open(store, { mail }, { ...quick, mostAttempts: 1 })
    await service.receive(leadFor(service))
    await eventually(async () => expect(await statuses(store)).toEqual(['dead']))
    const [delivery] = await storedDeliveries(store)
    expect(delivery?.error).toMatch(/^127\.0\.0\.1 did not take it \([A-Z_]*CERT[A-Z_]*, CONN\)\.$/)
    expect(server).toMatchObject({ logins: [], messages: [] })
  })
})

test('tries come later and later, up to two hours apart, for most of a day', () => {
  const pauses = Array.from({ length: mostAttempts - 1 }, (_, index) => pauseAfter(index + 1, 0.5) / 1000)
  expect(pauses.slice(0, 4)).toEqual([10, 20, 40, 80])
  expect(pauses.at(-1)).toBe(7200)
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3600
  expect(hours).toBeGreaterThan(16)
  expect(hours).toBeLessThan(24)
})
