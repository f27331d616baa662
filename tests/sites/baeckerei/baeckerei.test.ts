import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { checkSite } from '../../../src/content/check.ts'
import { loadSources } from '../../../src/content/read/load.ts'
import type { Site } from '../../../src/content/resolve/site.ts'
import { usualWords } from '../../../src/generated/words.ts'
import { readManifest } from '../../../src/leads/manifest.ts'
import { referenceOf } from '../../../src/leads/reference.ts'
import { openLeads } from '../../../src/leads/service.ts'
import { type LeadSettings, readSettings } from '../../../src/leads/settings.ts'
import { root } from '../../../src/root.ts'
import { createServer } from '../../../src/server/server.ts'
import { eventually } from '../../eventually.ts'
import { mailReceiver } from '../../leads/receivers.ts'
import { newFileStore } from '../../leads/stores.ts'
import { postForm, postJson } from '../../server/leads-server.ts'
import { englishIn, saidIn, stringsIn } from './english.ts'

// The twin of another site in another language: what is English in it was said by the engine.
const config = path.join(root, 'examples/baeckerei/pages.json')
const { site: checked, diagnostics } = checkSite(await loadSources(config))
const site = checked as Site

test('its content has neither errors nor warnings', () => {
  expect(diagnostics).toEqual([])
})

test('it says every word of the interface in its own language', () => {
  const wordsIn = (groups: object): [name: string, text: string][] =>
    Object.entries(groups).flatMap(([group, words]) =>
      Object.entries<string>(words).map(([word, text]) => [`${group}.${word}`, text]),
    )
  const usual = Object.fromEntries(wordsIn(usualWords))
  const own = wordsIn(site.settings.words ?? {})
  expect(own.map(([name]) => name).sort()).toEqual(Object.keys(usual).sort())
  expect(own.filter(([name, text]) => usual[name] === text || englishIn(text).length > 0)).toEqual([])
})

test('English is found in a text, in an attribute and in what an island gets', () => {
  const page = `<p title="Open menu">Guten Tag</p><p>Seite 2 of 3</p>
    <script type="application/json">{"words":{"kept":"Your answers are still here."}}</script>`
  expect(saidIn(page).flatMap(englishIn)).toEqual(['Open menu', 'of', 'Your answers are still here.'])
})

describe('built', () => {
  const out = mkdtempSync(path.join(os.tmpdir(), 'baeckerei-'))
  beforeAll(() => {
    execFileSync(process.execPath, ['scripts/run.mjs', 'build', '--config', config, '--out', out], { cwd: root })
  })
  afterAll(() => rmSync(out, { recursive: true, force: true }))

  test('no page has a word of English in it, be it for eyes or for ears', () => {
    const pages = globSync('**/*.html', { cwd: out })
    expect(pages.length).toBeGreaterThan(site.pages.filter(({ draft }) => !draft).length)
    for (const page of pages) {
      const html = readFileSync(path.join(out, page), 'utf8')
      expect(html, page).toContain('<html lang="de"')
      expect(saidIn(html).flatMap(englishIn), page).toEqual([])
    }
  })

  test('prices are written as its language does', () => {
    expect(readFileSync(path.join(out, 'brote/index.html'), 'utf8')).toMatch(/18,50 €<\/strong> im Monat/)
  })

  test('nothing that the lead service is left with is English', async () => {
    const { forms, words } = await readManifest(out)
    expect(forms.map(({ kind }) => kind)).toEqual(['newsletter', 'plausch', 'bestellung'])
    expect(stringsIn([forms, words]).flatMap(englishIn)).toEqual([])
  })

  /** The site with its lead service, as visitors meet it. */
  async function serve(settings: Partial<LeadSettings> = {}) {
    const own = { ...readSettings({}), database: await newFileStore(), rateLimit: 0, shortestFill: 0, ...settings }
    const app = await createServer({ dist: out, leads: openLeads(await readManifest(out), own), log: 'silent' })
    onTestFinished(() => app.close())
    return app
  }

  const order = {
    name: 'Jana',
    email: 'jana@post.example',
    tag: 'Freitag',
    brote: ['Zimtschnecken'],
    einzelheiten: 'Zwei.',
    weg: 'Ich hole es an der Theke ab',
    zustimmung: true,
  }

  test.for<
    [name: string, status: number, send: (app: Awaited<ReturnType<typeof serve>>) => ReturnType<typeof postJson>]
  >([
    ['a page that is not there', 404, (app) => app.inject('/gibt-es-nicht')],
    ['an address that cannot be read', 400, (app) => app.inject('/%E0%A4%A')],
    ['another method', 405, (app) => app.inject({ method: 'DELETE', url: '/brote' })],
    [
      'answers with mistakes',
      422,
      (app) => postJson(app, '/leads/bestellung', { ...order, email: 'x', tag: 'Montag', y: 1 }),
    ],
    ['no answers', 422, (app) => postJson(app, '/leads/bestellung', {})],
    ['a list for answers', 422, (app) => postJson(app, '/leads/bestellung', [])],
    ['too long an answer', 422, (app) => postJson(app, '/leads/bestellung', { ...order, name: 'a'.repeat(1000) })],
    ['no answers without script', 422, (app) => postForm(app, '/leads/bestellung', {})],
    ['no address for the newsletter without script', 422, (app) => postForm(app, '/leads/newsletter', { email: 'x' })],
    ['a form that is not there', 404, (app) => postJson(app, '/leads/none', {})],
    ['a form that is not there without script', 404, (app) => postForm(app, '/leads/none', {})],
    ['a form that is only looked at', 405, (app) => app.inject('/leads/bestellung')],
    ['no JSON', 400, (app) => postJson(app, '/leads/bestellung', '{')],
    ['another encoding', 400, (app) => postJson(app, '/leads/bestellung', Buffer.from([0xff]))],
    ['another media type', 415, (app) => postJson(app, '/leads/bestellung', 'x', { 'content-type': 'text/plain' })],
    ['too much', 413, (app) => postJson(app, '/leads/bestellung', 'x'.repeat(2_000_000))],
    ['a key that is none', 400, (app) => postJson(app, '/leads/bestellung', order, { 'idempotency-key': 'ä ö' })],
    ['another site', 403, (app) => postJson(app, '/leads/bestellung', order, { origin: 'https://other.example' })],
  ])('%s is answered in German', async ([, status, send]) => {
    const { statusCode, body, headers } = await send(await serve())
    expect(statusCode).toBe(status)
    const said = String(headers['content-type']).includes('html') ? saidIn(body) : toldIn(body)
    expect(said.length).toBeGreaterThan(0)
    expect(said.flatMap(englishIn)).toEqual([])
  })

  /** The words of an answer: those of JSON, or plain text. */
  function toldIn(body: string): string[] {
    return body.startsWith('{') ? stringsIn(JSON.parse(body)) : [body]
  }

  test('who sends too much, or another order under one key, is told in German', async () => {
    const app = await serve({ rateLimit: 2 })
    const key = { 'idempotency-key': 'eins' }
    expect((await postJson(app, '/leads/bestellung', order, key)).statusCode).toBe(201)
    for (const status of [409, 429]) {
      const { statusCode, body } = await postJson(app, '/leads/bestellung', { ...order, name: 'Ute' }, key)
      expect(statusCode).toBe(status)
      expect(toldIn(body).flatMap(englishIn)).toEqual([])
    }
  })

  test('the visitor gets an answer in German', async () => {
    const { address, messages } = await mailReceiver()
    const app = await serve({ mail: { server: address, from: 'web@post.example', to: undefined } })
    const { id } = (await postJson(app, '/leads/bestellung', order)).json<{ id: string }>()
    await eventually(() => expect(messages).toHaveLength(1))
    const [message = ''] = messages
    expect(message).toContain('Content-Language: de\r\n')
    expect(message).toContain('Subject: Ihre Bestellung steht im Buch\r\n')
    expect(message).toContain('Reply-To: hallo@baeckerei-zaunkoenig.example\r\n')
    expect(message).toContain(referenceOf(id))
    expect(message).not.toContain('Jana')
  })

  test('the staff gets a mail in German', async () => {
    const { address, messages } = await mailReceiver()
    const app = await serve({ mail: { server: address, from: 'web@post.example', to: 'laden@post.example' } })
    await postJson(app, '/leads/bestellung', order, { referer: 'https://a.example/bestellen?utm_source=zettel' })
    const staffs = await vi.waitUntil(
      () => messages.find((message) => message.includes('To: laden@post.example')),
      5000,
    )
    const [head = '', body = ''] = staffs.split('\r\n\r\n', 2)
    expect(head).toContain('Subject: Neue Nachricht: bestellung')
    expect(body).toContain('zustimmung: ja')
    expect(body.split(/\r\n|: /).flatMap(englishIn)).toEqual([])
  })
})
