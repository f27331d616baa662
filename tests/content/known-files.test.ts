import fs from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadSources } from '../../src/content/read/load.ts'
import { Workspace } from '../../src/content/workspace.ts'
import { aPage, aSite } from './a-site.ts'

let folder: string
let workspace: Workspace

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sectile-known-'))
  workspace = new Workspace()
  await mkdir(path.join(folder, 'pages'))
  await write('pages.json', { ...aSite([{ type: 'hero', heading: 'Home' }]), include: ['pages/*.json'] })
  await write('pages/a.json', page('a', 'Words'))
  await write('pages/b.json', page('b', 'Words'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (name: string, content: unknown) => writeFile(path.join(folder, name), JSON.stringify(content))
const page = (name: string, heading: string) => aPage([{ type: 'hero', heading }], { path: `/${name}` })
const load = () => loadSources(path.join(folder, 'pages.json'), workspace)

/** Watches a function of Node's until the test is over, as all who imported it call it. */
function watched(name: 'readFileSync' | 'statSync') {
  const spy = vi.spyOn(fs, name)
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
  return spy
}

test('only files of which the file system says something new are read again', async () => {
  // So late that what was written is surely written.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  const before = await load()
  const reading = watched('readFileSync')
  const read = () => {
    const names = reading.mock.calls.map(([name]) => path.relative(folder, String(name)))
    reading.mockClear()
    return names.filter((name) => !name.startsWith('..'))
  }
  const same = await load()
  expect(read()).toEqual([])
  expect([same.config, ...same.includes]).toEqual([before.config, ...before.includes])
  await write('pages/b.json', page('b', 'Other'))
  const now = await load()
  expect(read()).toEqual(['pages/b.json'])
  expect(now.includes[0]).toBe(before.includes[0])
  expect(now.includes[1]?.parsed.value).toEqual(page('b', 'Other'))
  await load()
  expect(read()).toEqual([])
})

test('a file that is written again before the clock of the file system went on is read again', async () => {
  const [a = ''] = (await load()).includes.map(({ path: name }) => path.resolve(name))
  // As if it had been written twice at one moment of that clock.
  watched('statSync').mockReturnValue(fs.statSync(a))
  await load()
  await write('pages/a.json', page('a', 'Other'))
  expect((await load()).includes[0]?.parsed.value).toEqual(page('a', 'Other'))
})
