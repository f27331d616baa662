import { expect, test } from 'vitest'
import { answers, fields } from '../leads/a-site.ts'
import { storedLeads } from '../leads/stored.ts'
import { times } from '../times.ts'
import { postJson, serveLeads } from './leads-server.ts'

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const random = numbers(20_261_121)
const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T

const nasty = [
  '',
  '\0',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '\r\n',
  "' OR 1=1 --",
  '{{7*7}}',
  '../../etc',
  '//host.example/..',
  '<svg onload=1>',
  '%00',
  '%zz',
  'NaN',
  '1e999',
  '-1',
]
const names = [
  '__proto__',
  'constructor',
  'toString',
  'valueOf',
  'toJSON',
  'hasOwnProperty',
  'length',
  'email',
  'name',
  '',
  '_page',
  '$where',
  'then',
]
const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)
const anyBytes = () => Buffer.from(Array.from({ length: random(200) }, () => random(256)))

/** JSON that a body may hold in any place: as text, for not all of it can be written by `JSON.stringify`. */
function json(depth = 0): string {
  const simple = ['null', 'true', '-0', '1e308', '1e999', '-9007199254740993', `${random(1000)}`, '""']
  const texts = [pick(nasty), 'x'.repeat(random(3000))].map((text) => JSON.stringify(text))
  const deep = pick([nested(random(1500), '[', ']'), `${'{"toString":'.repeat(random(1500))}1`])
  const closed = deep + '}'.repeat(deep.split('{').length - 1)
  if (depth > 4 || random(3) > 0) return pick([...simple, ...texts, '"\\ud800"', closed])
  const members = Array.from({ length: random(6) }, () => json(depth + 1))
  return random(2)
    ? `[${members.join()}]`
    : `{${members.map((member) => `${JSON.stringify(pick(names))}:${member}`).join()}}`
}

/** An object as JSON; a name may come twice. */
const object = (members: readonly (readonly [name: string, json: string])[]) =>
  `{${members.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join()}}`

const right = Object.entries(answers).map(([name, answer]) => [name, JSON.stringify(answer)] as const)
const required = fields.filter((field) => field.required).map(({ name }) => name)
const withAnswer = (name: string, text: string) => object([...right, [name, text]])

interface Hostile {
  url?: string
  type?: string
  body: string | Buffer
}

/** Bodies that no form sends: each is wrong for certain. */
const hostile: (() => Hostile)[] = [
  () => ({ body: `[${json()}]` }),
  () => ({ body: pick(['null', 'true', '1', '"text"', JSON.stringify(pick(nasty))]) }),
  () => ({ body: withAnswer(`${pick(names)}X`, json()) }),
  () => ({ body: withAnswer(pick(required), pick(['null', '1', '[]', '{}', `[${json()}]`, `{"a":${json()}}`])) }),
  () => ({ body: withAnswer('name', `"a${pick(['\\ud800', '\\n', '\\r'])}b"`) }),
  () => ({ body: withAnswer('goals', `[${Array.from({ length: random(500) + 3 }, () => '"Quality"').join()}]`) }),
  () => ({ body: withAnswer('goals', `[${json()},${nested(random(1500), '[', ']')}1]`) }),
  () => ({ body: object(right).slice(0, random(150)) }),
  () => ({ body: `{"email":${nested(random(20_000), pick(['[', '{"a":']), pick([']', '}']))}}` }),
  () => ({ body: `{"email":"${'x@'.repeat(random(8000))}"}` }),
  () => ({ body: `{"email":"${'.'.repeat(random(8000))}@${'a.'.repeat(random(4000))} "}` }),
  () => ({ body: `{${Array.from({ length: random(3000) }, (_, name) => `"k${name}":1`).join()}}` }),
  () => ({ body: `{"__proto__":{"admin":true},"email":"a@host.example"}` }),
  () => ({ body: 'x'.repeat(random(300_000)) }),
  () => ({ body: Buffer.concat([Buffer.from('{"email":"'), anyBytes(), Buffer.from([0xff]), Buffer.from('"}')]) }),
  () => ({ body: Buffer.concat([Buffer.from([0xc0]), anyBytes()]) }),
  () => ({ type: formType, body: Buffer.concat([Buffer.from('x='), anyBytes()]) }),
  () => ({ type: formType, body: `${pick(names)}X[${pick(nasty)}]=${pick(nasty)}&&=&%` }),
  () => ({ type: formType, body: 'email=a%40host.example&'.repeat(random(300) + 2) }),
  () => ({
    type: pick(['text/plain', 'multipart/form-data', 'application/json/x', '*/*', pick(nasty)]),
    body: object(right),
  }),
]
const formType = 'application/x-www-form-urlencoded'
const extras = ['_page', '_source', '_elapsed', 'contact_website'] as const

/** What a visitor may have sent, with anything in what the page and the browser send beside the answers. */
const beside: (() => Hostile)[] = [
  () => ({ url: '/leads/newsletter', body: '{"email":"a@host.example"}' }),
  () => ({ url: '/leads/newsletter', type: formType, body: 'email=a%40host.example' }),
  () => ({
    url: '/api/chat-lead',
    body: '{"phone":"1","message":"Hi.","page":"/about","timestamp":"2026-11-21T10:00:00.000Z"}',
  }),
  () => ({ body: object([...right, ...extras.map((name) => [name, json()] as const)]) }),
  () => ({ body: object([...extras.map((name) => [name, json()] as const), ...right]) }),
  () => ({ body: object([...right, [pick(extras), json()], [pick(extras), json()]]) }),
  () => ({
    type: formType,
    body: new URLSearchParams([
      ...Object.entries({ ...answers, goals: 'Quality' })
        .filter(([, answer]) => answer !== false)
        .map(([name, answer]) => [name, String(answer)] as [string, string]),
      ...Array.from({ length: random(8) }, (): [string, string] => [pick(extras), pick([pick(nasty), json()])]),
    ]).toString(),
  }),
]

/** Headers that the service reads, each there or not, with whatever a program puts into it. */
function headers(type: string): Record<string, string> {
  const any = () => pick([pick(nasty), json().slice(0, 300), 'a'.repeat(random(4000)), `https://${pick(nasty)}/`])
  const all: Record<string, string> = { 'content-type': type }
  for (const name of ['idempotency-key', 'referer', 'cookie', 'x-forwarded-for', 'x-forwarded-host'])
    if (random(2)) all[name] = any()
  if (random(2)) all.cookie = `utm_source=${any()}; utm_source=%ff`
  if (random(2)) all.referer = `https://www.site.example/${any()}?utm_source=${any()}`
  if (random(8) === 0) all.origin = any()
  if (random(8) === 0) all['content-type'] = `${type}; charset=${any()}`
  return all
}

test('hostile bodies are refused, none is a failure, and the service lives', async () => {
  const { app, store } = await serveLeads()
  const wrong: unknown[] = []
  for (let count = 0; count < times(1500); count++) {
    const { type = 'application/json', body } = pick(hostile)()
    const url = pick(['/leads/newsletter', '/leads/service-request', '/api/chat-lead'])
    const { statusCode } = await postJson(app, url, body, { 'content-type': type })
    if (statusCode < 400 || statusCode > 499) wrong.push([count, statusCode, url, type, String(body).slice(0, 300)])
  }
  expect(wrong).toEqual([])
  expect(await storedLeads(store)).toEqual([])
  expect((await postJson(app, '/leads/service-request', answers)).statusCode).toBe(201)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('whatever stands beside the answers and in the headers, it is stored or refused and never a failure', async () => {
  const { app, store } = await serveLeads({ settings: { trustedProxies: 1 } })
  const statuses = new Map<number, number>()
  const wrong: unknown[] = []
  for (let count = 0; count < times(1500); count++) {
    const { url = '/leads/service-request', type = 'application/json', body } = pick(beside)()
    const sent = headers(type)
    const { statusCode } = await postJson(app, url, body, sent)
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    if (statusCode >= 500) wrong.push([count, statusCode, sent, String(body).slice(0, 300)])
  }
  expect(wrong).toEqual([])
  const stored = (statuses.get(201) ?? 0) + (statuses.get(303) ?? 0)
  expect(stored).toBeGreaterThan(times(1500) / 10)
  for (const lead of await storedLeads(store)) {
    if (lead.kind === 'service-request') expect(lead.data).toEqual(answers)
    expect(lead.page ?? '/').toMatch(/^\//)
  }
})
