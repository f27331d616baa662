import { describe, expect, test } from 'vitest'
import { referenceOf } from '../../src/leads/reference.ts'
import { answers, fields, form, siteWith } from '../leads/a-site.ts'
import { storedDeliveries, storedLeads } from '../leads/stored.ts'
import { bothStores } from '../leads/stores.ts'
import { folderWith } from './fake-site.ts'
import { postJson, serveLeads } from './leads-server.ts'

const request = '/leads/service-request'

describe.each(bothStores())('what script sends is stored in $store', ({ newStore }) => {
  test('the newsletter, with what the visitor read', async () => {
    const { app, store } = await serveLeads({ store: await newStore() })
    const headers = { referer: 'https://www.site.example/pricing?x=1', cookie: 'a=b; utm_source=news%20letter' }
    const answer = await postJson(app, '/leads/newsletter', { email: 'name@host.example' }, headers)
    expect(answer.statusCode).toBe(201)
    const [lead] = await storedLeads(store)
    expect(lead).toEqual({
      id: answer.json().id,
      kind: 'newsletter',
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      page: '/pricing',
      source: 'news letter',
      data: { email: 'name@host.example' },
      consents: [{ field: 'email', text: 'News. Once a month.', version: '63f9902dfa50', at: lead?.receivedAt }],
      suspicion: null,
    })
  })

  test('the chat', async () => {
    const { app, store } = await serveLeads({ store: await newStore() })
    const chat = { phone: '+91 00000 00000', message: 'Hi.', page: '/about', timestamp: '2026-11-21T10:00:00.000Z' }
    expect((await postJson(app, '/api/chat-lead', chat)).statusCode).toBe(201)
    expect(await storedLeads(store)).toMatchObject([{ kind: 'chat-lead', page: '/about', data: chat, consents: [] }])
  })

  test('a form of the site, with the consents that were given', async () => {
    const { app, store } = await serveLeads({ store: await newStore() })
    const beside = { _page: '/request', _source: 'mail', _elapsed: 9000 }
    expect((await postJson(app, request, { ...answers, ...beside })).statusCode).toBe(201)
    expect(await storedLeads(store)).toMatchObject([
      {
        kind: 'service-request',
        page: '/request',
        source: 'mail',
        data: answers,
        consents: [{ field: 'privacy', text: 'I agree.' }],
        suspicion: null,
      },
    ])
  })

  test('once, however often it is sent with the same key', async () => {
    const { app, store } = await serveLeads({ store: await newStore() })
    const headers = { 'idempotency-key': 'a-key' }
    const send = (email: string) => postJson(app, '/leads/newsletter', { email }, headers)
    const both = await Promise.all([send('a@host.example'), send('a@host.example')])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201])
    const [{ id }, again] = both.map((answer) => answer.json())
    expect(again).toEqual({ id, reference: referenceOf(id) })
    expect((await send('b@host.example')).statusCode).toBe(409)
    expect(await storedLeads(store)).toHaveLength(1)
  })
})

test('a page is stored as it is called on the site, whatever path the site stands below', async () => {
  const { app, store } = await serveLeads({ base: '/sub' })
  const chat = { phone: '+91 00000 00000', message: 'Hi.', timestamp: '2026-11-21T10:00:00.000Z' }
  for (const page of ['/sub/about', '/sub/', '/sub', '/subject', '/about'])
    await postJson(app, '/api/chat-lead', { ...chat, page })
  await postJson(app, request, { ...answers, _page: '/sub/request' })
  await postJson(app, '/leads/newsletter', { email: 'a@host.example' }, { referer: 'https://x.example/sub/pricing' })
  const pages = (await storedLeads(store)).map(({ page }) => page)
  expect(pages.sort()).toEqual(['/', '/', '/about', '/about', '/pricing', '/request', '/subject'])
})

test('what comes along with a pasted text, and nobody sees, is left out', async () => {
  const { app, store } = await serveLeads()
  const pasted = {
    name: 'Meera\u000bNair\u0000',
    phone: '\u0002+91 1',
    help: 'One\u000bTwo\fThree\u0085It\u0092s\tso.\u0007',
  }
  expect((await postJson(app, request, { ...answers, ...pasted })).statusCode).toBe(201)
  expect((await storedLeads(store))[0]?.data).toEqual({
    ...answers,
    name: 'Meera Nair',
    phone: '+91 1',
    help: 'One\nTwo\nThree\nIts\tso.',
  })
  const { statusCode } = await postJson(app, request, { ...answers, name: '\u0000' })
  expect(statusCode).toBe(422)
})

test('below a path forms are received below that path, too', async () => {
  const { app, store } = await serveLeads({ base: '/sub' })
  const post = async (url: string) => (await postJson(app, url, { email: 'a@host.example' })).statusCode
  expect([await post('/leads/newsletter'), await post('/sub/leads/newsletter')]).toEqual([201, 201])
  expect([await post('/sub/leads/nothing'), await post('/other/leads/newsletter')]).toEqual([404, 404])
  expect((await app.inject('/sub/leads/newsletter')).headers.allow).toBe('POST')
  expect(await storedLeads(store)).toHaveLength(2)
})

test('what the form does not require the service does not require', async () => {
  const optional = fields.map(({ required: _, ...field }) => field)
  const { app, store } = await serveLeads({ site: siteWith({ ...form, fields: optional }) })
  const empty = {
    name: '',
    email: '',
    phone: '',
    industry: '',
    status: '',
    goals: [],
    help: '',
    privacy: false,
    updates: false,
  }
  expect((await postJson(app, request, empty)).statusCode).toBe(201)
  expect((await postJson(app, request, {})).statusCode).toBe(201)
  expect((await storedLeads(store)).map(({ data }) => data)).toEqual([empty, {}])
})

test('types, options and required answers are checked, and each mistake is named', async () => {
  const { app, store } = await serveLeads()
  const wrong = {
    email: 'name@',
    industry: 'Banks',
    status: 7,
    goals: ['Quality', 'Quality'],
    help: 'x'.repeat(5001),
    privacy: false,
    more: 1,
  }
  const answer = await postJson(app, request, wrong)
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    {
      message: 'Not sent: please look at what is marked.',
      errors: [
        { field: 'name', message: 'Please fill in this field.' },
        { field: 'email', message: 'Please enter an e-mail address, for example name@site.example.' },
        { field: 'industry', message: 'Please choose from the list.' },
        { field: 'status', message: 'Please choose from the list.' },
        { field: 'goals', message: 'Please choose from the list.' },
        { field: 'help', message: 'Please use at most 5000 characters.' },
        { field: 'privacy', message: 'Please tick this box to go on.' },
        { field: 'more', message: 'There is no such field.' },
      ],
    },
  ])
  expect(await storedLeads(store)).toEqual([])
})

test.each([' ', '\t', '\u00a0', '\u200b \u2003'])(
  'spaces alone are no answer where one is asked for: %j',
  async (spaces) => {
    const { app } = await serveLeads()
    const errorsOf = async (field: string) =>
      (await postJson(app, request, { ...answers, [field]: spaces })).json().errors as unknown
    for (const field of fields.filter(
      ({ kind, required }) => required && ['text', 'tel', 'email', 'textarea'].includes(kind),
    ))
      expect(await errorsOf(field.name)).toEqual([{ field: field.name, message: 'Please fill in this field.' }])
    const optional = siteWith({ ...form, fields: fields.map(({ required: _, ...field }) => field) })
    const { app: free } = await serveLeads({ site: optional })
    expect((await postJson(free, request, { ...answers, help: spaces })).statusCode).toBe(201)
  },
)

test.each([
  '',
  'name',
  'name@host',
  'na me@host.example',
  '@host.example',
  'a@b@c.example',
  `${'x'.repeat(250)}@b.example`,
])('the newsletter refuses "%s" as its script does', async (email) => {
  const { app } = await serveLeads()
  const answer = await postJson(app, '/leads/newsletter', { email })
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    [{ field: 'email', message: 'Invalid email address' }],
  ])
})

test('the two calls take their payload and nothing beside it', async () => {
  const { app } = await serveLeads()
  const send = async (body: object) => (await postJson(app, '/leads/newsletter', body)).statusCode
  expect(await send({ email: 'a@host.example', _page: '/' })).toBe(422)
  expect(await send({ email: 'a@host.example', contact_website: '' })).toBe(422)
  const chat = { phone: '1', message: 'Hi.', page: '/about', timestamp: 'yesterday' }
  expect((await postJson(app, '/api/chat-lead', chat)).statusCode).toBe(422)
})

test('forms of one name are told apart by what they ask', async () => {
  const other = { ...form, id: 'other', fields: [{ kind: 'tel' as const, name: 'number', label: 'Number' }] }
  const { app, store } = await serveLeads({ site: siteWith(form, other) })
  await postJson(app, request, { number: '12' })
  await postJson(app, request, answers)
  expect((await storedLeads(store)).map(({ kind, data }) => [kind, Object.keys(data).length]).sort()).toEqual([
    ['service-request', 1],
    ['service-request', Object.keys(answers).length],
  ])
})

const gone = 'This form has changed since its page was opened. Please load that page again.'

test('a form that is a draft, or sends nothing, is received by nobody, and its visitor is told what helps', async () => {
  const { app } = await serveLeads({ site: siteWith({ ...form, draft: true }, { ...form, id: 'b', sends: false }) })
  const answer = await postJson(app, request, answers)
  expect([answer.statusCode, answer.json()]).toEqual([404, { message: gone, noForm: true }])
  const page = await app.inject({
    method: 'POST',
    url: request,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Asha',
  })
  expect(page.statusCode).toBe(404)
  expect(page.body).toContain(`<p>${gone}</p>\n<p>Go back with your browser: what you wrote is still there.</p>`)
})

test('a field may be called as what every object has', async () => {
  const named = { kind: 'text' as const, name: 'constructor', label: 'Constructor', required: true }
  const agreed = { kind: 'consent' as const, name: 'valueOf', label: 'Agreed', text: 'I agree.' }
  const { app, store } = await serveLeads({ site: siteWith({ ...form, fields: [named, agreed] }) })
  expect((await postJson(app, request, {})).statusCode).toBe(422)
  expect((await postJson(app, request, { constructor: 'x' })).statusCode).toBe(201)
  expect((await postJson(app, request, '{"constructor":"x","__proto__":{}}')).statusCode).toBe(422)
  // Nobody has agreed to what was not sent.
  expect((await storedLeads(store)).map(({ consents }) => consents)).toEqual([[]])
})

test('a field may be called "page", and what stands in it is an answer', async () => {
  const asked = { kind: 'text' as const, name: 'page', label: 'Which page is it about?' }
  const { app, store } = await serveLeads({ site: siteWith({ ...form, fields: [asked] }) })
  const referer = 'https://www.site.example/request'
  expect((await postJson(app, request, { page: '/pricing' }, { referer })).statusCode).toBe(201)
  expect(await storedLeads(store)).toMatchObject([{ page: '/request', data: { page: '/pricing' } }])
})

test('what only programs fill in, or fill in too soon, is stored and set apart', async () => {
  const { app, store } = await serveLeads({ settings: { webhooks: ['http://127.0.0.1:9/'] } })
  const send = async (beside: object) => (await postJson(app, request, { ...answers, ...beside })).statusCode
  expect([
    await send({ contact_website: 'http://x' }),
    await send({ _elapsed: 300 }),
    await send({ _elapsed: 3000 }),
  ]).toEqual([201, 201, 201])
  expect((await storedLeads(store)).map(({ suspicion }) => suspicion)).toEqual(['trap', 'too fast', null])
})

test('what advertises is stored and set apart, with its reason', async () => {
  const { app, store } = await serveLeads({ settings: { webhooks: ['http://127.0.0.1:9/'] } })
  for (const help of ['[url=https://pills.example]pills[/url]', 'Our hospital: https://clinic.example'])
    expect((await postJson(app, request, { ...answers, help })).statusCode).toBe(201)
  expect((await storedLeads(store)).map(({ suspicion }) => suspicion)).toEqual(['links', null])
  expect(await storedDeliveries(store)).toHaveLength(1)
})

test('beside a site an answer has the headers that the build says, and else its own', async () => {
  const dist = await folderWith({ _headers: "/*\n  Content-Security-Policy: default-src 'self'\n" })
  const policyOf = async (options: Parameters<typeof serveLeads>[0]) => {
    const { app } = await serveLeads(options)
    const urls = ['/leads/newsletter', '/leads/nothing']
    const all = await Promise.all(urls.map((url) => postJson(app, url, { email: 'a@host.example' })))
    return all.map(({ headers }) => headers['content-security-policy'])
  }
  const own = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
  expect(await policyOf({ dist })).toEqual(["default-src 'self'", "default-src 'self'"])
  expect(await policyOf({})).toEqual([own, own])
})

test('where the site notes no chats there is no address for them', async () => {
  const site = siteWith(form)
  const { chat: _, ...settings } = site.settings
  const { app } = await serveLeads({ site: { ...site, settings } })
  const chat = { phone: '1', message: 'Hi.', page: '/about', timestamp: '2026-11-21T10:00:00.000Z' }
  expect((await postJson(app, '/api/chat-lead', chat)).statusCode).toBe(404)
})

test('another method is refused', async () => {
  const { app } = await serveLeads()
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'] as const) {
    const answer = await app.inject({ method, url: request })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST'])
  }
})
