import { mkdtempSync, statSync, truncateSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { SitePage } from '../../src/content/resolve/site.ts'
import { drawSections, storedSection, storeSection } from '../../src/publish/drawing/index.ts'
import { Store } from '../../src/publish/drawing/store.ts'
import type { Engine } from '../../src/publish/engine/index.ts'
import type { SecondThread } from '../../src/publish/second-thread/index.ts'
import type { PlannedSection } from '../../src/render/plan.ts'
import type { RenderedSection } from '../../src/render/section.tsx'

const plain: RenderedSection = { html: '<section>\nÄrzte\n</section>', facts: { eager: [], marks: '' } }
const picture = { src: '/a.png', sources: [{ type: 'image/avif', srcset: '/a.avif 1w' }], sizes: '100vw' }
const island: RenderedSection = {
  html: '<section></section>',
  facts: { island: 'idle', eager: [picture], marks: 'look=bleed' },
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sections-'))
  const store = new Store(folder, 'site', 1)
  storeSection(store, 'a', plain)
  storeSection(store, 'b', island)
  store.save()
})

test('HTML and facts are there again for the next build', () => {
  const next = new Store(folder, 'site', 1)
  expect(['a', 'b', 'c'].map((hash) => storedSection(next, hash))).toEqual([plain, island, undefined])
})

test('a section that is not all there is rendered again: it never has facts without its HTML', () => {
  const data = path.join(folder, 'site.data')
  for (let size = statSync(data).size - 1; size >= 0; size -= 1) {
    truncateSync(data, size)
    const next = new Store(folder, 'site', 1)
    expect([undefined, plain]).toContainEqual(storedSection(next, 'a'))
    expect(storedSection(next, 'b')).toBeUndefined()
  }
})

/** A page of one section, and an engine and a second thread that draw it as they are told. */
function aJob(renderSection: () => RenderedSection, draw: SecondThread['draw'] = () => undefined) {
  const page: SitePage = {
    path: '/',
    title: 'Home',
    description: 'Home',
    file: 'pages.json',
    pointer: '',
    sections: [],
  }
  const section = { type: 'hero', heading: 'Bread' } as const
  const context = {} as PlannedSection['context']
  const engine = { renderCode: 'file:///render.js', render: async () => ({ renderSection }) } as unknown as Engine
  const job = { engine, store: new Store(folder, 'new', 1), thread: { draw } as SecondThread, drawing: new Map() }
  return { page, planned: [{ section, context, text: '', hash: 'hero' }], job }
}

test('a section of two pages is drawn once, though the second comes before it is there', async () => {
  let drawings = 0
  const { page, planned, job } = aJob(
    () => plain,
    async () => {
      drawings += 1
      return [plain]
    },
  )
  const both = await Promise.all([drawSections(page, planned, job), drawSections(page, planned, job)])
  expect(both).toEqual([
    { drawn: [plain], fresh: 1 },
    { drawn: [plain], fresh: 0 },
  ])
  expect(drawings).toBe(1)
  expect(await drawSections(page, planned, job)).toEqual({ drawn: [plain], fresh: 0 })
})

test('what the second thread has no time for is drawn here', async () => {
  const { page, planned, job } = aJob(() => island)
  expect(await drawSections(page, planned, job)).toEqual({ drawn: [island], fresh: 1 })
})

test.each([
  ['here', undefined],
  ['in the second thread', async () => [new Error('No bread.')]],
])('a section that cannot be drawn %s is named', async (_, draw) => {
  const { page, planned, job } = aJob(() => {
    throw new Error('No bread.')
  }, draw)
  await expect(drawSections(page, planned, job)).rejects.toThrow(
    'pages.json / › section 1 (hero) could not be drawn: No bread.',
  )
})
