import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { judgeSite } from '../../../src/content/check.ts'
import type { Diagnostic } from '../../../src/content/diagnostic.ts'
import { loadSources } from '../../../src/content/read/load.ts'
import { remembered } from '../../../src/content/read/remembered.ts'
import { finish } from '../../../src/content/steps.ts'
import type { At } from '../../../src/content/times/clock.ts'
import { Workspace } from '../../../src/content/workspace.ts'
import { checkLatest, firstSight } from '../../../src/preview/latest/latest.ts'
import { type Latest, nothingYet } from '../../../src/preview/latest/state.ts'
import { times } from '../../times.ts'
import { aPage, aSite } from '../a-site.ts'
import { chance } from '../chance.ts'
import { ChangingSite } from './changing-site.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sectile-remembered-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('whatever is changed, a site of which facts are remembered is judged and shown as if it were read for the first time', async () => {
  let known = 0
  let sound = 0
  for (let seed = 0; seed < times(4); seed++) {
    rmSync(folder, { recursive: true, force: true })
    const site = new ChangingSite(folder, seed)
    const below = chance(seed)
    const workspace = new Workspace()
    let before = nothingYet
    for (let round = 0; round < 25; round++) {
      const where = `seed ${seed}, round ${round}: ${round === 0 ? 'nothing' : site.change()}`
      const at = ['2026-05-01', '2026-06-15', '2026-09-01'][below(3)] as At
      const anew = await loadSources(site.config)
      const { diagnostics, notices, inspected, until, resolve } = judgeSite(anew, { at })
      const sources = await loadSources(site.config, workspace)
      const pages = remembered(sources, workspace)
      known += pages.pages?.filter(({ facts }) => facts).length ?? 0
      const again = judgeSite(pages, { at, workspace })
      // While the config is no JSON, what stands beside the pages is asked of what it was.
      if (!sources.lastRight)
        expect(
          {
            diagnostics: again.diagnostics,
            notices: again.notices,
            inspected: again.inspected,
            until: again.until,
          },
          where,
        ).toEqual({ diagnostics, notices, inspected, until })
      const looking = { at, workspace, drafts: true }
      const first = firstSight(sources, before, looking)
      const latest = finish(checkLatest(sources, before, looking, first))
      const whole = finish(checkLatest(anew, nothingYet, { ...looking, workspace: new Workspace() }))
      // What does not fit is shown as it was before, which the other never saw.
      const isSettings = ({ pointer, severity }: Diagnostic) => severity === 'error' && pointer.startsWith('/site/')
      const marks = [...whole.marks.values()].flat()
      const isWhole = marks.every(({ shown }) => shown === 'now') && !diagnostics.some(isSettings)
      if (isWhole && resolve({ drafts: true })) {
        const seen = (one: Latest) => ({ ...one, content: null, pages: null, marks: [...one.marks.values()] })
        expect(seen(latest), where).toEqual(seen(whole))
        sound++
      }
      before = latest
    }
  }
  // So that it is known that there was something to see.
  expect(known).toBeGreaterThan(100)
  expect(sound).toBeGreaterThan(10)
}, 600_000)

describe('what a page is remembered by holds only for the same', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const second = aPage(
    [
      { type: 'hero', heading: 'Two', image: { src: '/images/bed.svg', alt: 'A bed of roses in the sun' } },
      { type: 'rich-text', body: 'See [the old page](https://old.example/nowhere).' },
      { use: 'hours' },
    ],
    {
      path: '/two',
      title: 'The second of some pages',
      description: 'All that the second of these pages has to say to its readers.',
    },
  )
  const site = (url: string, href: string) =>
    aSite([aPage([{ type: 'rich-text', body: 'Go to [the second](/two).' }]), second], {
      settings: { url },
      shared: { hours: { type: 'call-to-action', heading: 'Our hours', actions: [{ label: 'See them all', href }] } },
    })
  const put = (url = 'https://new.example', href = '/two') =>
    write('pages.json', JSON.stringify(site(url, href), null, 2))

  test.each([
    ['settings', () => put('https://old.example')],
    ['shared sections', () => put(undefined, '#nowhere')],
    ['pictures', () => write('public/images/bed.svg', drawing.replace('/>', '><script/></svg>'))],
    ['files', () => rmSync(path.join(folder, 'public/images/bed.svg'))],
  ])('%s', async (_, change) => {
    write('public/images/bed.svg', drawing)
    put()
    const workspace = new Workspace()
    const judged = async () => {
      const sources = remembered(await loadSources(path.join(folder, 'pages.json'), workspace), workspace)
      const known = sources.pages?.filter(({ facts }) => facts).length
      const { diagnostics, facts } = judgeSite(sources, { workspace })
      await sources.keepFacts?.(facts)
      return { told: diagnostics.filter(({ pointer }) => /^\/(pages|shared)/.test(pointer)), known }
    }
    expect(await judged()).toEqual({ told: [], known: 0 })
    expect(await judged()).toEqual({ told: [], known: 2 })
    change()
    const { told } = await judged()
    expect(told).not.toEqual([])
    const anew = judgeSite(await loadSources(path.join(folder, 'pages.json'))).diagnostics
    expect(told).toEqual(anew.filter(({ pointer }) => /^\/(pages|shared)/.test(pointer)))
  })
})
