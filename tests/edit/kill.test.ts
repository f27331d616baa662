import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { JsonText } from '../../src/edit/agreed-json.ts'
import { aPage, aSite } from '../content/a-site.ts'
import { chance } from '../content/chance.ts'
import { times } from '../times.ts'
import { startEditor } from './start-editor.ts'

const hero = (heading: string) => ({ type: 'hero', heading }) as const

test('an editor that is killed at any moment loses nothing that it called saved, and no file is half written', async () => {
  const pick = chance(7)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kill-'))
  const config = path.join(folder, 'pages.json')
  const about = path.join(folder, 'pages/about.json')
  mkdirSync(path.dirname(about))
  writeFileSync(config, JSON.stringify(aSite([aPage([hero('Home 0')])], { include: ['pages/*.json'] })))
  writeFileSync(about, JSON.stringify(aPage([hero('About 0')], { path: '/about' })))
  const headings = () => [
    JSON.parse(readFileSync(config, 'utf8')).pages[0].sections[0].heading as string,
    JSON.parse(readFileSync(about, 'utf8')).sections[0].heading as string,
  ]
  let saved = 0
  let typed = 0
  for (let round = 0; round < times(2, 200); round++) {
    const editor = await startEditor(config)
    // What a crash left half written is finished when the editor is opened again.
    const [home = '', page = ''] = headings()
    expect(page).toBe(home.replace('Home', 'About'))
    expect(Number(home.split(' ')[1])).toBeGreaterThanOrEqual(saved)
    const entered = await fetch(editor.entrance)
    const cookie = String(entered.headers.get('set-cookie')).split(';')[0] ?? ''
    const headers = { cookie, 'x-sectile-edit': '1', 'content-type': 'application/json' }
    const ask = (name: string, init: RequestInit = {}) =>
      fetch(`${editor.origin}/_edit/api/${name}`, { ...init, headers })
    const { version } = (await (await ask('outline')).json()) as { version: number }
    const nameOf = (file: string) => path.relative(process.cwd(), file)
    const place = { file: nameOf(config), at: '/pages/0/sections/0' }
    const text = async () => (await ask(`json?${new URLSearchParams(place)}`)).json() as Promise<JsonText>
    // What is no JSON is in no file, and is there all the same.
    const kept = Number(/x(\d+)$/.exec((await text()).typed?.text ?? '')?.[1] ?? 0)
    expect(kept).toBeGreaterThanOrEqual(typed)
    let killed: Promise<void> | undefined
    let number = Number(home.split(' ')[1])
    let now = version
    for (;;) {
      number += 1
      const operations = [
        { op: 'set', file: nameOf(config), at: '/pages/0/sections/0/heading', value: `Home ${number}` },
        { op: 'set', file: nameOf(about), at: '/sections/0/heading', value: `About ${number}` },
      ]
      const body = JSON.stringify({ version: now, title: 'Changed both', where: {}, operations })
      const answer = await ask('gesture', { method: 'POST', body }).catch(() => undefined)
      if (!answer?.ok) break
      now = ((await answer.json()) as { version: number }).version
      saved = number
      const shown = await text().catch(() => undefined)
      if (!shown) break
      const edits = [{ offset: shown.text.length, length: 0, text: `x${number}` }]
      const words = { ...place, version: shown.version, title: 'Typed', where: {}, edits }
      const taken = await ask('json', { method: 'POST', body: JSON.stringify(words) }).catch(() => undefined)
      if (!taken?.ok) break
      typed = number
      // The first one may take long: everything else begins then.
      killed ??= new Promise((resolve) => setTimeout(() => resolve(editor.close('SIGKILL')), pick(400)))
    }
    await killed
    // Each file is the one or the other, and whole.
    for (const heading of headings()) expect(Number(heading.split(' ')[1])).toBeGreaterThanOrEqual(saved)
  }
  expect(Math.min(saved, typed)).toBeGreaterThan(0)
})
