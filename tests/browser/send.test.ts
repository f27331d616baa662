import { expect, test, vi } from 'vitest'
import { send } from '../../src/browser/send/send.ts'

function network(answer: () => Promise<Response>, onLine = true) {
  const fetch = vi.fn((_address: string, _options: RequestInit) => answer())
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('navigator', { onLine })
  return fetch
}

test('answers go to the address as JSON, and arrive even when the page is left', async () => {
  const fetch = network(async () => new Response(null, { status: 201 }))
  expect(await send('/leads/x', { name: 'Meera', goals: ['One'] })).toEqual({ outcome: 'sent' })
  expect(fetch.mock.calls[0]).toMatchObject([
    '/leads/x',
    { method: 'POST', body: '{"name":"Meera","goals":["One"]}', keepalive: true },
  ])
})

test('answers that are longer than what browsers send of a page that is left are sent all the same', async () => {
  const fetch = network(async () => new Response(null, { status: 201 }))
  await send('/leads/x', { first: '面'.repeat(5000), second: '面'.repeat(5000) })
  await send('/leads/x', Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, '面'.repeat(5000)])))
  const limit = 65_536
  for (const [, { body, keepalive }] of fetch.mock.calls)
    expect(keepalive).toBe(Buffer.byteLength(String(body)) < limit)
})

test('a refusal is a failure', async () => {
  network(async () => new Response(null, { status: 500 }))
  expect(await send('/leads/x', {})).toEqual({ outcome: 'failed' })
})

test('a server that is not there is a failure', async () => {
  network(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await send('/leads/x', {})).toEqual({ outcome: 'failed' })
})

test('who has sent too much is told to wait, which is no failure', async () => {
  network(async () => new Response(null, { status: 429 }))
  expect(await send('/leads/x', {})).toEqual({ outcome: 'busy' })
})

test.each([413, 422])(
  'answers that have mistakes for the service, or are too long (%i), are told from a failure',
  async (status) => {
    network(async () => new Response(null, { status }))
    expect(await send('/leads/x', {})).toEqual({ outcome: 'refused' })
  },
)

test.each([
  ['the service, which says what helps', { message: 'Load it again.', noForm: true }, 'refused'],
  ['another program, which knows nothing of it', { message: 'Not found' }, 'failed'],
  ['a host of files', undefined, 'failed'],
])('a form that is not known to %s', async (_, body, outcome) => {
  network(async () => (body ? Response.json(body, { status: 404 }) : new Response('<Error/>', { status: 404 })))
  expect(await send('/leads/x', {})).toEqual({ outcome })
})

test('a connection that is lost on the way is told as such', async () => {
  network(() => {
    vi.stubGlobal('navigator', { onLine: false })
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  expect(await send('/leads/x', {})).toEqual({ outcome: 'offline' })
})

test('a browser that takes itself for offline and is not sends all the same', async () => {
  network(async () => new Response(null, { status: 201 }), false)
  expect(await send('/leads/x', {})).toEqual({ outcome: 'sent' })
})

test.each([200, 202, 413, 422])('a page in place of an answer, with %i, is a failure', async (status) => {
  const html = { 'content-type': 'text/html; charset=utf-8' }
  const fetch = network(async () => new Response('<h1>Are you a person?</h1>', { status, headers: html }))
  expect(await send('/leads/x', { name: 'Meera' })).toEqual({ outcome: 'failed' })
  await send('/leads/x', { name: 'Meera' })
  const [first, again] = fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key'))
  expect(again).toBe(first)
})

test.each([
  [{ id: '1', reference: '3F2A-91BC-07D5' }, '3F2A-91BC-07D5'],
  [{ reference: 'Call +1 900 now' }, undefined],
  [{ reference: ['3F2A-91BC-07D5'] }, undefined],
  [{}, undefined],
  [null, undefined],
])('of an answer %j the reference is %s', async (body, reference) => {
  network(async () => Response.json(body, { status: 201 }))
  expect(await send('/leads/x', {})).toEqual({ outcome: 'sent', reference })
})
