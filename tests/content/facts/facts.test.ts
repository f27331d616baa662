import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { judgeSite } from '../../../src/content/check.ts'
import { loadSources } from '../../../src/content/read/load.ts'
import { ownPages, pageIn } from '../../../src/content/read/pages-of.ts'
import type { Site } from '../../../src/content/resolve/site.ts'
import type { At } from '../../../src/content/times/clock.ts'
import { times } from '../../times.ts'
import { aPage, aSite } from '../a-site.ts'
import { chance } from '../chance.ts'
import { ChangingSite } from './changing-site.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sectile-facts-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const factsFile = () => path.join(folder, 'kept/facts')

/** So late that what was written is surely written. */
function wait(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
}

/** All that a site is told to be, and how many of its page files were not read for it. What is drawn is the same before all is judged. */
async function judged(config: string, { at = '2026-05-01' as At, code = 'code' as string | null, atOnce = 1000 } = {}) {
  const sources = await loadSources(
    config,
    undefined,
    code === null ? undefined : { file: factsFile(), code, atOnce, few: 2 * atOnce },
  )
  let early: Site | undefined
  const drawable = (site: Site) => {
    expect(early).toBeUndefined()
    early = site
  }
  const { diagnostics, notices, inspected, until, facts, resolve } = judgeSite(sources, { at, drawable })
  if (early) expect(plain(early)).toEqual(plain(resolve()))
  await sources.keepFacts?.(facts)
  const unread = sources.includes.filter((file) => pageIn(file).facts).length
  const unreadInConfig = ownPages(sources.config).filter(({ facts }) => facts).length
  return { told: { diagnostics, notices, inspected, until }, site: plain(resolve()), unread, unreadInConfig }
}

/** A site without what only says how its pages are known. */
function plain(site: Site | null) {
  return (
    site && { ...site, pages: site.pages.map(({ made: _, facts: __, sections, ...page }) => ({ ...page, sections })) }
  )
}

test('whatever is changed, a site of which facts are kept is judged and made as if it were read for the first time', async () => {
  let unread = 0
  let unreadInConfig = 0
  let made = 0
  for (let seed = 0; seed < times(4); seed++) {
    rmSync(folder, { recursive: true })
    const site = new ChangingSite(folder, seed)
    const below = chance(seed)
    wait()
    for (let round = 0; round < 25; round++) {
      const deed = round === 0 ? 'nothing' : site.change()
      const at = ['2026-05-01', '2026-06-15', '2026-09-01'][below(3)] as At
      const known = await judged(site.config, {
        at,
        code: below(12) === 0 ? 'other code' : 'code',
        atOnce: 1 + below(4),
      })
      const anew = await judged(site.config, { at, code: null })
      const where = `seed ${seed}, round ${round}: ${deed}`
      expect(known.told, where).toEqual(anew.told)
      expect(known.site, where).toEqual(anew.site)
      unread += known.unread
      unreadInConfig += known.unreadInConfig
      if (anew.site) made++
    }
    vi.useRealTimers()
  }
  // So that it is known that there was something to see.
  expect(unread).toBeGreaterThan(100)
  expect(unreadInConfig).toBeGreaterThan(100)
  expect(made).toBeGreaterThan(20)
}, 600_000)

describe('a page file', () => {
  const config = () => path.join(folder, 'pages.json')
  const file = () => path.join(folder, 'page-two.json')
  const page = (heading: string) =>
    JSON.stringify(
      aPage([{ type: 'hero', heading }], {
        path: '/two',
        title: 'The second of some pages',
        description: 'All that the second of these pages has to say to its readers.',
      }),
    )
  const heading = ({ site }: Awaited<ReturnType<typeof judged>>) =>
    site?.pages.flatMap(({ sections: [first] }) => (first?.type === 'hero' ? [first.heading] : [])).at(-1)

  beforeEach(() => {
    const home = aPage([{ type: 'rich-text', body: 'Go to [the second](/two).' }])
    writeFileSync(config(), JSON.stringify(aSite([home], { include: ['page-*.json'] })))
    writeFileSync(file(), page('One'))
  })

  test('is not read where it is as it was', async () => {
    wait()
    expect(await judged(config())).toMatchObject({ unread: 0 })
    const again = await judged(config())
    expect(again.unread).toBe(1)
    expect(heading(again)).toBe('One')
  })

  test('is read where another change could hide behind the last one', async () => {
    await judged(config())
    const kept = readFileSync(factsFile(), 'utf8')
    expect(kept).toContain('"stamp":""')
    wait()
    await judged(config())
    expect(readFileSync(factsFile(), 'utf8')).not.toContain('"stamp":""')
  })

  test('is another when its size and its time are the same', async () => {
    wait()
    await judged(config())
    const { atime, mtime } = statSync(file())
    writeFileSync(file(), page('Two'))
    utimesSync(file(), atime, mtime)
    expect(heading(await judged(config()))).toBe('Two')
  })

  test('is another when one of the same size and time takes its place', async () => {
    writeFileSync(path.join(folder, 'other'), page('Two'))
    const { atime, mtime } = statSync(file())
    utimesSync(path.join(folder, 'other'), atime, mtime)
    wait()
    await judged(config())
    renameSync(path.join(folder, 'other'), file())
    expect(heading(await judged(config()))).toBe('Two')
  })

  test('is told of when it is changed after it was judged', async () => {
    wait()
    await judged(config())
    const sources = await loadSources(config(), undefined, { file: factsFile(), code: 'code' })
    const site = judgeSite(sources).resolve()
    writeFileSync(file(), page('Two'))
    expect(() => site?.pages[1]?.sections).toThrow(/page-two\.json was changed while the site was read\./)
  })

  test.each([
    ['cut off', (text: string) => text.slice(0, -20)],
    ['broken', (text: string) => text.replace(/\n.*/s, '\nnonsense')],
    ['empty', () => ''],
    ['of another site', (text: string) => text.replace(/^\S+/, 'another')],
  ])('is read where what was kept of it is %s', async (_, spoil) => {
    wait()
    await judged(config())
    const kept = readFileSync(factsFile(), 'utf8')
    writeFileSync(factsFile(), spoil(kept))
    const again = await judged(config())
    expect([again.unread, heading(again)]).toEqual([0, 'One'])
    expect(readFileSync(factsFile(), 'utf8')).toBe(kept)
  })

  test('is known whole when two commands keep facts at once', async () => {
    wait()
    const both = await Promise.all([judged(config()), judged(config())])
    expect(both.map(heading)).toEqual(['One', 'One'])
    expect(await judged(config())).toMatchObject({ unread: 1 })
    expect(readdirSync(path.dirname(factsFile()))).toEqual(['facts'])
  })
})

describe('facts that come to a large file', () => {
  const config = () => path.join(folder, 'pages.json')
  const put = (number: number, heading: string, image?: string) => {
    const hero = { type: 'hero', heading, ...(image && { image: { src: image, alt: 'A bed of roses' } }) }
    const more = {
      path: `/p${number}`,
      title: `The page ${number} of some pages`,
      description: `All that the page ${number} of these has to say to its readers.`,
    }
    writeFileSync(path.join(folder, `page-${number}.json`), JSON.stringify(aPage([hero as never], more)))
  }
  const kept = () => readFileSync(factsFile(), 'utf8')

  beforeEach(async () => {
    mkdirSync(path.join(folder, 'public/images'), { recursive: true })
    writeFileSync(
      path.join(folder, 'public/images/bed.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    )
    const links = Array.from({ length: 12 }, (_, number) => `[page ${number}](/p${number})`).join(', ')
    writeFileSync(
      config(),
      JSON.stringify(aSite([aPage([{ type: 'rich-text', body: links }])], { include: ['page-*.json'] })),
    )
    for (let number = 0; number < 12; number++)
      put(number, `Heading ${number}`, number < 2 ? '/images/bed.svg' : undefined)
    wait()
    await judged(config())
  })

  test('are written behind it, and count from then on', async () => {
    const before = kept()
    put(7, 'Another heading')
    wait()
    expect(await judged(config())).toMatchObject({ unread: 11 })
    expect(kept().startsWith(before)).toBe(true)
    expect(kept().length).toBeGreaterThan(before.length)
    expect(await judged(config())).toMatchObject({ unread: 12 })
  })

  test('are forgotten where only half of them was written', async () => {
    put(7, 'Another heading')
    wait()
    await judged(config())
    writeFileSync(factsFile(), kept().slice(0, -9))
    expect(await judged(config())).toMatchObject({ unread: 11 })
    expect(await judged(config())).toMatchObject({ unread: 12 })
  })

  test('count for nothing where another command has put other facts in place of the file', async () => {
    put(7, 'Another heading')
    wait()
    const mine = await loadSources(config(), undefined, { file: factsFile(), code: 'code' })
    const { facts } = judgeSite(mine, { at: '2026-05-01' })
    // Meanwhile the picture has become another.
    writeFileSync(
      path.join(folder, 'public/images/bed.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    )
    await judged(config())
    const theirs = kept()
    await mine.keepFacts?.(facts)
    expect(kept().startsWith(theirs)).toBe(true)
    expect(kept()).not.toBe(theirs)
    // What was added is known of no page, or its page would be judged by the picture that was.
    writeFileSync(factsFile(), kept().replace(/^.{8}\["page-7.*\n/m, ''))
    expect(await judged(config())).toMatchObject({ unread: 11 })
  })

  test('hold no longer when a picture that they alone show has become another', async () => {
    const draw = (size: number) =>
      writeFileSync(
        path.join(folder, 'public/images/path.svg'),
        `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`,
      )
    draw(7)
    put(7, 'Another heading', '/images/path.svg')
    wait()
    await judged(config())
    expect(await judged(config())).toMatchObject({ unread: 12 })
    draw(8)
    expect(await judged(config())).toMatchObject({ unread: 11 })
  })

  test('are told anew with the others when they are many', async () => {
    for (let round = 0; round < 30; round++) {
      put(7, `Heading ${round}`)
      wait()
      await judged(config())
    }
    expect(kept().split('\n').length).toBeLessThan(2 + 13 * 1.25)
  })
})
