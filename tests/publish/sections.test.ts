import { mkdtempSync, statSync, truncateSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { storedSection, storeSection } from '../../src/publish/sections.ts'
import { Store } from '../../src/publish/store.ts'
import type { RenderedSection } from '../../src/render/section.tsx'

const plain: RenderedSection = { html: '<section>\nÄrzte\n</section>', facts: { eager: [], marks: [] } }
const picture = { src: '/a.png', sources: [{ type: 'image/avif', srcset: '/a.avif 1w' }], sizes: '100vw' }
const island: RenderedSection = {
  html: '<section></section>',
  facts: { island: 'idle', eager: [picture], marks: ['look=bleed'] },
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sections-'))
  const store = new Store(folder, 'site')
  storeSection(store, 'a', plain)
  storeSection(store, 'b', island)
  store.save()
})

test('HTML and facts are there again for the next build', () => {
  const next = new Store(folder, 'site')
  expect(['a', 'b', 'c'].map((hash) => storedSection(next, hash))).toEqual([plain, island, undefined])
})

test('a section that is not all there is rendered again: it never has facts without its HTML', () => {
  const data = path.join(folder, 'site.data')
  for (let size = statSync(data).size - 1; size >= 0; size -= 1) {
    truncateSync(data, size)
    const next = new Store(folder, 'site')
    expect([undefined, plain]).toContainEqual(storedSection(next, 'a'))
    expect(storedSection(next, 'b')).toBeUndefined()
  }
})
