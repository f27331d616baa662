import { expect, test } from 'vitest'
import type { SiteOperation } from '../../src/changes/site/operations.ts'
import { pagesOf } from '../../src/changes/site/places.ts'
import { get, join, split } from '../../src/content/json/pointer.ts'
import { Impossible } from '../../src/content/operations/tree.ts'
import { filesOf } from '../../src/content/read/files-of.ts'
import { aPage, aSite } from '../content/a-site.ts'
import { chance } from '../content/chance.ts'
import { times } from '../times.ts'
import { allFiles, aSession, type Edited } from './a-session.ts'

const hero = (heading: string) => ({ type: 'hero', heading }) as const
const words = (body: string) => ({ type: 'rich-text', body }) as const
const files = {
  'pages.json': `\ufeff${JSON.stringify(
    aSite([aPage([hero('Home'), words('Bread.'), words('Cake.')]), aPage([hero('Two')], { path: '/two' })], {
      include: ['pages/*.json'],
    }),
    null,
    2,
  ).replaceAll('\n', '\r\n')}`,
  'pages/about.json': JSON.stringify(aPage([hero('About'), words('Us.')], { path: '/about' })),
  'pages/more.json': `${JSON.stringify(aPage([hero('More')], { path: '/more' }), null, '\t')}\n`,
}

type Pick = (below: number) => number

/** Something that an author might do next. */
function randomOperation({ session, name }: Edited, pick: Pick): SiteOperation {
  const pages = pagesOf(session.sources)
  const somePage = () => pages[pick(pages.length)] ?? { file: name('pages.json'), at: '/pages/0', page: {} }
  const page = somePage()
  const count = (one: typeof page) => (Array.isArray(one.page.sections) ? one.page.sections.length : 0)
  const section = { file: page.file, at: join(page.at, 'sections', pick(count(page) + 1)) }
  const other = somePage()
  const place = { to: join(other.at, 'sections', pick(count(other) + 1)), toFile: other.file }
  const value = get(filesOf(session.sources).find(({ path }) => path === section.file)?.parsed.value, split(section.at))
  switch (pick(9)) {
    case 0:
      return { op: 'move', ...section, ...place }
    case 1:
      return { op: 'copy', ...section, ...place }
    case 2:
      return { op: 'remove', ...section }
    case 3:
      return { op: 'insert', ...section, value: hero(`New ${pick(1000)}`) }
    case 4:
      return { op: 'share', ...section, name: `shared-${pick(3)}` }
    case 5:
      return { op: 'unshare', ...section }
    case 6: {
      const file = pick(2) === 0 ? { file: name(`pages/new-${pick(4)}.json`) } : {}
      return { op: 'add-page', page: { ...aPage([hero('New')], { path: `/new-${pick(50)}` }) }, ...file }
    }
    case 7:
      return { op: 'remove-page', path: String(page.page.path) }
    default: {
      const field = typeof value === 'object' && value !== null && 'heading' in value ? 'heading' : 'body'
      return { op: 'set', file: section.file, at: join(section.at, field), value: 'é"\\\n𝒳'.repeat(pick(4)) }
    }
  }
}

test('after whatever was done, undone and done again, undoing all gives back the first bytes', async () => {
  const pick = chance(15)
  let now = 0
  let site = await aSession(files, () => now)
  let refused = 0
  for (let count = 0; count < times(150, 2000); count++) {
    now += pick(2500)
    const what = pick(12)
    if (what === 0) site = await site.again()
    const join = pick(3) === 0 ? { join: 'typing' } : {}
    try {
      if (what === 1) await site.session.undo()
      else if (what === 2) await site.session.redo()
      else await site.session.do(site.gesture({ operations: [randomOperation(site, pick)], ...join }))
    } catch (error) {
      if (!(error instanceof Impossible) && !(error instanceof Error && error.name === 'Refused')) throw error
      refused += 1
    }
  }
  expect(refused).toBeLessThan(times(100, 1400))
  site = await site.again()
  const last = allFiles(site.folder)
  const steps = site.session.steps.done.length
  for (let step = 0; step < steps; step++) await site.session.undo()
  expect(allFiles(site.folder)).toEqual(files)
  for (let step = 0; step < steps; step++) await site.session.redo()
  expect(allFiles(site.folder)).toEqual(last)
})

test('beside another program that writes into the same file nothing of either is lost', async () => {
  const pick = chance(9)
  const count = 24
  const sections = Array.from({ length: count }, (_, index) => ({
    ...hero(`Mine ${index} 0`),
    text: `Theirs ${index} 0`,
  }))
  const site = await aSession({ 'pages.json': JSON.stringify(aSite([aPage(sections)]), null, 2) })
  const mine = sections.map(() => 0)
  const theirs = sections.map(() => 0)
  const own = { version: site.session.version }
  for (let round = 1; round <= times(60, 500); round++) {
    const [my, their] = [pick(count), pick(count)]
    const before = site.text('pages.json')
    // Somebody else reads, thinks and writes as any program does: the editor hears of it late, or in the middle.
    const write = () => {
      theirs[their] = round
      site.save('pages.json', before.replace(new RegExp(`"Theirs ${their} \\d+"`), `"Theirs ${their} ${round}"`))
    }
    mine[my] = round
    if (pick(2) === 0) write()
    if (pick(3) === 0) await site.content.readNow()
    const operations = [
      {
        op: 'set' as const,
        file: site.name('pages.json'),
        at: `/pages/0/sections/${my}/heading`,
        value: `Mine ${my} ${round}`,
      },
    ]
    // Now and then on what was seen after the last change of one's own, before what others did since.
    if (pick(3) > 0) own.version = site.session.version
    await site.session.do({ ...site.gesture({ operations }), version: own.version })
    own.version = site.session.version
    if (theirs[their] !== round && pick(2) === 0) {
      theirs[their] = round
      const now = site.text('pages.json')
      site.save('pages.json', now.replace(new RegExp(`"Theirs ${their} \\d+"`), `"Theirs ${their} ${round}"`))
    }
    if (pick(10) === 0) {
      await site.session.undo()
      await site.session.redo()
      own.version = site.session.version
    }
  }
  await site.content.readNow()
  const page = JSON.parse(site.text('pages.json')).pages[0]
  expect(page.sections.map(({ heading }: { heading: string }) => heading)).toEqual(
    mine.map((round, index) => `Mine ${index} ${round}`),
  )
  expect(page.sections.map(({ text }: { text: string }) => text)).toEqual(
    theirs.map((round, index) => `Theirs ${index} ${round}`),
  )
})
