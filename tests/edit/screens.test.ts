import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSite } from '../content/a-site.ts'
import { type RunningEditor, startEditor } from './start-editor.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'edit-screens-'))
const config = path.join(folder, 'pages.json')
const chosen = process.env.CHROMIUM_PATH
let editor: RunningEditor
let headers: Record<string, string>

beforeAll(async () => {
  mkdirSync(path.join(folder, 'public/images'), { recursive: true })
  writeFileSync(config, JSON.stringify(aSite([{ type: 'hero', heading: 'Bread at seven' }])))
  process.env.CHROMIUM_PATH = path.join(folder, 'no-browser')
  editor = await startEditor(config)
  const cookie = await editor.enter()
  headers = { cookie, origin: editor.origin, 'x-sectile-edit': '1', 'content-type': 'application/json' }
})
afterAll(async () => {
  if (chosen === undefined) delete process.env.CHROMIUM_PATH
  else process.env.CHROMIUM_PATH = chosen
  await editor.close()
})

async function ask(method: 'GET' | 'POST', name: string, body?: object): Promise<Record<string, unknown>> {
  const sent = body && { body: JSON.stringify(body) }
  return (await fetch(`${editor.origin}/_edit/api/${name}`, { method, headers, ...sent })).json()
}

test('where there is no browser, that is said in a sentence, and nothing is left in the site', async () => {
  const { version } = await ask('GET', 'outline')
  const operation = { op: 'set', file: config, at: '/pages/0/sections/0/heading', value: 'Bread at six' }
  await ask('POST', 'gesture', { version, title: 'Changed “Heading”', where: {}, operations: [operation] })
  expect(await ask('GET', 'proposal')).toMatchObject({ called: 'how it was when you began to edit' })
  expect(await ask('GET', 'screens')).toMatchObject({ state: 'none' })
  expect(await ask('POST', 'screens', {})).toMatchObject({ state: 'making' })
  await expect.poll(async () => (await ask('GET', 'screens')).state, { timeout: 30_000 }).toBe('failed')
  const { words } = await ask('GET', 'screens')
  expect(words).toContain('There is no browser here that pictures could be taken with: install Chromium or Chrome')
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['pages.json', 'public', 'public/images'])
})

test('pictures of changes are for the author only, and by their names alone', async () => {
  const get = (name: string, more = {}) =>
    fetch(`${editor.origin}/_edit/screen?key=&name=${encodeURIComponent(name)}`, { headers: { ...headers, ...more } })
  expect((await get('1-before-360.webp', { cookie: '' })).status).toBe(403)
  for (const name of ['1-before-360.webp', '../../pages.json', '/etc/passwd', ''])
    expect((await get(name)).status).toBe(404)
})
