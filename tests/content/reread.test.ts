import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkSite } from '../../src/content/check.ts'
import { applyEdits } from '../../src/content/json/edits.ts'
import { loadSources, readAgain } from '../../src/content/read/load.ts'
import { SourceFile } from '../../src/content/read/source-file.ts'
import { Workspace } from '../../src/content/workspace.ts'
import { aPage, aSite } from './a-site.ts'
import { chance } from './chance.ts'

let folder: string
let config: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sectile-again-'))
  config = path.join(folder, 'pages.json')
})
afterEach(() => rm(folder, { recursive: true }))

const hero = (heading: string) =>
  ({ type: 'hero', heading, text: 'Réseau {phone}: [the second](/two), [the third](/three)' }) as const
const site = aSite(
  [
    aPage([hero('One')]),
    aPage([hero('Two')], {
      path: '/two',
      title: 'The second of three pages',
      description: 'All that the second of the three pages has to say to its readers.',
    }),
    aPage([hero('Three'), { use: 'closing' }], {
      path: '/three',
      title: 'The third of three pages',
      description: 'All that the third of the three pages has to say to its readers.',
    }),
  ],
  {
    settings: { variables: { phone: '+91 00000 00000' } },
    shared: { closing: { type: 'call-to-action', heading: 'Go', actions: [{ label: 'Back home', href: '/' }] } },
  },
)

/** Writes the config, reads and judges it, alone or with what is remembered. */
async function check(text: string, workspace?: Workspace) {
  await writeFile(config, text)
  const sources = await loadSources(config, workspace)
  return { sources, ...checkSite(sources, { ...(workspace && { workspace }) }) }
}

test('a change in one page leaves the other pages the objects that they were', async () => {
  const workspace = new Workspace()
  const text = JSON.stringify(site, null, 2)
  const before = await check(text, workspace)
  const after = await check(text.replace('"Two"', '"The second, with more words"'), workspace)
  expect(after.site?.pages[1]?.sections[0]).toMatchObject({ heading: 'The second, with more words' })
  expect(after.site?.pages[0]).toBe(before.site?.pages[0])
  expect(after.site?.pages[1]).not.toBe(before.site?.pages[1])
  expect(after.site?.pages[2]).toBe(before.site?.pages[2])
})

test('a change beside the pages leaves them the objects that they were, unless they show it', async () => {
  const workspace = new Workspace()
  const text = JSON.stringify(site, null, 2)
  const before = await check(text, workspace)
  const named = await check(text.replace('"name": "', '"name": "The new '), workspace)
  expect(named.site?.settings.name).toMatch(/^The new /)
  expect(named.site?.pages).toEqual(before.site?.pages)
  expect(named.site?.pages[0]).toBe(before.site?.pages[0])
  const shared = await check(text.replace('"Go"', '"Go on"'), workspace)
  expect(shared.site?.pages[2]?.sections[1]).toMatchObject({ heading: 'Go on' })
})

test('a list of pages that becomes something else is read anew', async () => {
  const text = JSON.stringify(site)
  for (const other of ['"pages": [], "former": [', '"site2": {"pages": [', '"pages": [{}], "former": [']) {
    const workspace = new Workspace()
    await check(text, workspace)
    const changed = text.replace('"pages":[', other) + (other.includes('{"pages"') ? '}' : '')
    const { site: again, diagnostics } = await check(changed, workspace)
    const anew = await check(changed)
    expect({ again, diagnostics }, other).toEqual({ again: anew.site, diagnostics: anew.diagnostics })
  }
})

test('what is known of a change is as good as what is found by looking', async () => {
  const text = JSON.stringify(site, null, 2)
  const below = chance(11)
  for (let round = 0; round < 200; round++) {
    const workspace = new Workspace()
    const { config } = (await check(text, workspace)).sources
    const edits = [below(text.length / 2), text.length / 2 + below(text.length / 2)]
      .map(Math.floor)
      .slice(below(2))
      .map((offset) => ({ offset, length: below(4), text: ['é', '', '"', ' ', 'abc', '[]'][below(6)] ?? '' }))
    const now = config.edited(edits)
    const changed = applyEdits(text, edits)
    expect(now.bytes.toString(), JSON.stringify(edits)).toBe(changed)
    const known = readAgain(now, workspace).parsed
    expect(known, JSON.stringify(edits)).toEqual(SourceFile.written('', changed).parsed)
  }
})

test('a file that is saved without a change stays the same object', async () => {
  const workspace = new Workspace()
  const text = JSON.stringify(site)
  const first = await check(text, workspace)
  expect((await check(text, workspace)).sources.config).toBe(first.sources.config)
})

test('a text that cannot be read in between makes nothing forgotten', async () => {
  const workspace = new Workspace()
  const text = JSON.stringify(site)
  const before = await check(text, workspace)
  expect((await check(text.slice(0, -9), workspace)).site).toBeNull()
  expect((await check(text.replace('Two', 'The second'), workspace)).site?.pages[2]).toBe(before.site?.pages[2])
})

test('without a workspace nothing is remembered', async () => {
  const text = JSON.stringify(site)
  const first = await check(text)
  const second = await check(text)
  expect(second.sources.config).not.toBe(first.sources.config)
  expect(checkSite(first.sources).site?.pages[0]).not.toBe(first.site?.pages[0])
})

test('a changed variable changes every page', async () => {
  const workspace = new Workspace()
  const text = JSON.stringify(site)
  await check(text, workspace)
  const after = await check(text.replace('+91 00000 00000', '+91 11111 11111'), workspace)
  expect(JSON.stringify(after.site?.pages)).not.toContain('00000')
})

test('whatever is changed, reading again judges like reading anew', async () => {
  const workspace = new Workspace()
  let text = JSON.stringify(site, null, 2)
  expect((await check(text, workspace)).diagnostics).toEqual([])
  const below = chance(7)
  const pieces = ['"', '}', '{', ',', ']', 'é', '"text": 1', ' ', '/two', '{phone}', '\\', ':', '"pages": []', '']
  for (let round = 0; round < 400; round++) {
    const at = below(text.length)
    const piece = pieces[below(pieces.length)] ?? ''
    const changed = text.slice(0, at) + piece + text.slice(at + below(3))
    const { site, diagnostics } = await check(changed, workspace)
    const anew = await check(changed)
    expect({ site, diagnostics }, changed).toEqual({ site: anew.site, diagnostics: anew.diagnostics })
    // Only what is right is built upon: else all that follows would be about one mistake.
    if (diagnostics.length === 0) text = changed
  }
})

test('a name written twice is told after a change of that page, and of another one', async () => {
  const workspace = new Workspace()
  const text = JSON.stringify(site, null, 2)
  await check(text, workspace)
  const twice = text.replace('"path": "/two"', '"path": "/two", "path": "/two"')
  const told = [expect.objectContaining({ rule: 'duplicate-keys' })]
  expect((await check(twice, workspace)).diagnostics).toEqual(told)
  expect((await check(twice.replace('"One"', '"The first"'), workspace)).diagnostics).toEqual(told)
  expect((await check(text, workspace)).diagnostics).toEqual([])
})
