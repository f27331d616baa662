import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkSite } from '../../src/content/check.ts'
import { loadSources, type Sources } from '../../src/content/read/load.ts'
import { aPage, aSite } from './a-site.ts'
import { chance } from './chance.ts'

let folder: string
let config: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sectile-again-'))
  config = path.join(folder, 'pages.json')
})
afterEach(() => rm(folder, { recursive: true }))

const hero = (heading: string) => ({ type: 'hero', heading, text: 'Réseau {phone}: [Contact](/two)' }) as const
const site = aSite(
  [
    aPage([hero('One')]),
    aPage([hero('Two')], { path: '/two', title: 'The second of three pages' }),
    aPage([hero('Three'), { use: 'closing' }], { path: '/three', title: 'The third of three pages' }),
  ],
  {
    settings: { variables: { phone: '+91 00000 00000' } },
    shared: { closing: { type: 'call-to-action', heading: 'Go', actions: [{ label: 'Back home', href: '/' }] } },
  },
)

/** Writes the config and reads it, alone or after what was read before. */
async function read(text: string, before?: Sources): Promise<Sources> {
  await writeFile(config, text)
  return loadSources(config, before)
}

test('a change in one page leaves the other pages the objects that they were', async () => {
  const text = JSON.stringify(site, null, 2)
  const first = await read(text)
  const before = checkSite(first).site
  const after = checkSite(await read(text.replace('"Two"', '"The second, with more words"'), first)).site
  expect(after?.pages[1]?.sections[0]).toMatchObject({ heading: 'The second, with more words' })
  expect(after?.pages[0]).toBe(before?.pages[0])
  expect(after?.pages[1]).not.toBe(before?.pages[1])
  expect(after?.pages[2]).toBe(before?.pages[2])
})

test('a file that is saved without a change stays the same object', async () => {
  const text = JSON.stringify(site)
  const first = await read(text)
  expect((await read(text, first)).config).toBe(first.config)
})

test('a changed variable changes every page', async () => {
  const text = JSON.stringify(site)
  const first = await read(text)
  checkSite(first)
  const after = checkSite(await read(text.replace('+91 00000 00000', '+91 11111 11111'), first)).site
  expect(JSON.stringify(after?.pages)).not.toContain('00000')
})

test('whatever is changed, reading again judges like reading anew', async () => {
  let text = JSON.stringify(site, null, 2)
  let before = await read(text)
  const below = chance(7)
  const pieces = ['"', '}', '{', ',', ']', 'é', '"text": 1', ' ', '/two', '{phone}', '\\', ':', '"pages": []', '']
  for (let round = 0; round < 400; round++) {
    const at = below(text.length)
    const piece = pieces[below(pieces.length)] ?? ''
    const changed = text.slice(0, at) + piece + text.slice(at + below(3))
    const again = await read(changed, before)
    const anew = await read(changed)
    expect(checkSite(again), changed).toEqual({ ...checkSite(anew) })
    expect(again.config.colons).toBe(anew.config.colons)
    // Only what is right is built upon: else all that follows would be about one mistake.
    if (checkSite(anew).diagnostics.length === 0) [text, before] = [changed, again]
    else if (round % 2 === 0) before = again
  }
})
