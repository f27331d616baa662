import { expect, test } from 'vitest'
import { answers, fields } from '../leads/a-site.ts'
import { storedLeads } from '../leads/stored.ts'
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
  '<svg onload=1>',
  '%00',
]
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'email', 'name', '', '_page', '$where', 'then']

function value(depth = 0): unknown {
  const simple = [null, true, -0, 1e308, 2 ** 53, random(1000), '', pick(nasty), 'x'.repeat(random(3000))]
  if (depth > 4 || random(3) > 0) return pick(simple)
  const members = Array.from({ length: random(6) }, () => value(depth + 1))
  return random(2) ? members : Object.fromEntries(members.map((member, index) => [`${pick(names)}${index}`, member]))
}

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)
const anyBytes = () => Buffer.from(Array.from({ length: random(200) }, () => random(256)))
const required = fields.filter((field) => field.required).map(({ name }) => name)

/** Bodies that no form sends: each is wrong for certain. */
const hostile: (() => { type?: string; body: string | Buffer })[] = [
  () => ({ body: JSON.stringify(Array.isArray(answers) ? {} : [value()]) }),
  () => ({ body: JSON.stringify(pick([null, true, 1, 'text', pick(nasty)])) }),
  () => ({ body: JSON.stringify({ ...answers, [`${pick(names)}X`]: value() }) }),
  () => ({
    body: JSON.stringify({ ...answers, [pick(required)]: pick([null, 1, [], {}, [value()], { a: value() }]) }),
  }),
  () => ({ body: JSON.stringify({ ...answers, name: `a${pick(['\0', '\ud800', '\u0007', '\n'])}b` }) }),
  () => ({ body: JSON.stringify({ ...answers, goals: Array.from({ length: random(500) + 3 }, () => 'Quality') }) }),
  () => ({ body: JSON.stringify(answers).slice(0, random(150)) }),
  () => ({ body: `{"email":${nested(random(20_000), pick(['[', '{"a":']), pick([']', '}']))}}` }),
  () => ({ body: `{"email":"${'x@'.repeat(random(8000))}"}` }),
  () => ({ body: `{"email":"${'.'.repeat(random(8000))}@${'a.'.repeat(random(4000))} "}` }),
  () => ({ body: `{${Array.from({ length: random(3000) }, (_, name) => `"k${name}":1`).join()}}` }),
  () => ({ body: `{"__proto__":{"admin":true},"email":"a@host.example"}` }),
  () => ({ body: 'x'.repeat(random(300_000)) }),
  () => ({ body: Buffer.concat([Buffer.from('{"email":"'), anyBytes(), Buffer.from([0xff]), Buffer.from('"}')]) }),
  () => ({ body: Buffer.concat([Buffer.from([0xc0]), anyBytes()]) }),
  () => ({ type: 'application/x-www-form-urlencoded', body: Buffer.concat([Buffer.from('x='), anyBytes()]) }),
  () => ({ type: 'application/x-www-form-urlencoded', body: `${pick(names)}X[${pick(nasty)}]=${pick(nasty)}&&=&%` }),
  () => ({ type: 'application/x-www-form-urlencoded', body: 'email=a%40host.example&'.repeat(random(300) + 2) }),
  () => ({
    type: pick(['text/plain', 'multipart/form-data', 'application/json/x', '*/*']),
    body: JSON.stringify(answers),
  }),
]

test('10000 hostile bodies are refused, none is a failure, and the service lives', async () => {
  const { app, store } = await serveLeads()
  const wrong: unknown[] = []
  for (let count = 0; count < 10_000; count++) {
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
