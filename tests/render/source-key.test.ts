import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { judgeSite } from '../../src/content/check.ts'
import { loadSources } from '../../src/content/read/load.ts'
import { articleFacts } from '../../src/render/articles.ts'
import { breadcrumbsOf } from '../../src/render/breadcrumbs.ts'
import { type Frame, pageKey, sourceKey } from '../../src/render/page.ts'
import { planSections } from '../../src/render/plan.ts'
import { ChangingSite } from '../content/facts/changing-site.ts'
import { times } from '../times.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sectile-source-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('pages that are made of the same are the same, whatever is changed beside them', async () => {
  let again = 0
  for (let seed = 100; seed < 100 + times(3); seed++) {
    rmSync(folder, { recursive: true })
    const changing = new ChangingSite(folder, seed)
    const drawn = new Map<string, string>()
    for (let round = 0; round < 20; round++) {
      const deed = round === 0 ? 'nothing' : changing.change()
      const at = round % 3 === 0 ? '2026-05-01' : '2026-09-01'
      const sources = await loadSources(changing.config, undefined, { file: path.join(folder, 'facts'), code: 'code' })
      const site = judgeSite(sources, { at }).resolve()
      if (!site) continue
      const { settings, words } = site
      // Of the frame only what tells it from others, and the breadcrumbs, have a part in the keys.
      const frame = { key: JSON.stringify(settings), breadcrumbs: breadcrumbsOf(site) } as Frame
      const surroundings = { base: '', leads: '', language: 'en', words, images: new Map(), renderer: 'code' }
      const factsOf = articleFacts(site)
      for (const page of site.pages) {
        const source = sourceKey(page, factsOf(page), frame, undefined)
        if (source === undefined) continue
        const key = pageKey(page, planSections(page.sections, surroundings, factsOf(page)), frame)
        const before = drawn.get(source)
        if (before !== undefined) again++
        expect(before ?? key, `seed ${seed}, round ${round}: ${deed}, ${page.path}`).toBe(key)
        drawn.set(source, key)
      }
    }
  }
  // So that it is known that there was something to see.
  expect(again).toBeGreaterThan(100)
})
