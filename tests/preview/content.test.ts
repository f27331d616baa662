import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { At } from '../../src/content/times/clock.ts'
import type { Section } from '../../src/generated/types.ts'
import { LiveContent } from '../../src/preview/content.ts'
import { judging } from '../../src/preview/judging.ts'
import { aSite } from '../content/a-site.ts'
import { note as aNote } from '../content/sources/a-garden.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"/>'
let folder: string
let content: LiveContent
let changes = 0

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'live-'))
  mkdirSync(path.join(folder, 'public/images'), { recursive: true })
  mkdirSync(path.join(folder, 'pages'))
  save('public/images/a.svg', drawing)
  const image = { src: '/images/a.svg', alt: 'Four people at a table' }
  save('pages.json', JSON.stringify(aSite([{ type: 'hero', heading: 'Care for all', image }])))
  changes = 0
  content = new LiveContent(path.join(folder, 'pages.json'), async () => {
    changes += 1
  })
  await content.start()
  await expect.poll(() => content.state.judged).toBe(true)
})
afterEach(() => content.stop())

function save(name: string, text: string): void {
  writeFileSync(path.join(folder, name), text)
}

const told = () => content.state.told.diagnostics.map(({ message }) => message)

const page = (address: string, heading: string) => ({
  path: address,
  title: `The page at ${address}, one of several`,
  description: `What the page at ${address} of this small site has to say to whoever reads it.`,
  sections: [{ type: 'hero', heading }],
})

/** What pages show, by their addresses. */
const shown = () =>
  Object.fromEntries(
    content.state.latest.site?.pages.map(({ path: address, sections: [first] }) => [
      address,
      first && 'heading' in first ? first.heading : first,
    ]) ?? [],
  )

test('what is wrong with a page keeps neither it nor the others from being shown as they are written', async () => {
  const { value } = content.state.sources?.config.parsed ?? {}
  const saveAll = (...pages: object[]) => save('pages.json', JSON.stringify({ ...(value as object), pages }))
  saveAll(page('/', 'One'), page('/two', 'Two'))
  await expect.poll(shown).toEqual({ '/': 'One', '/two': 'Two' })
  saveAll(page('/', 'First'), { ...page('/two', 'Second'), titel: 'No such field' })
  await expect.poll(shown).toEqual({ '/': 'First', '/two': 'Second' })
  const wrong = { type: 'hero', heading: 'Third', hedding: 'No such field' }
  saveAll(page('/', 'First of all'), { ...page('/two', 'Second'), sections: [wrong] })
  await expect.poll(shown).toEqual({ '/': 'First of all', '/two': 'Second' })
  saveAll(page('/', 'First of all'), page('/two', 'Second'))
  await expect.poll(() => content.state.latest.marks.size).toBe(0)
  expect(shown()).toEqual({ '/': 'First of all', '/two': 'Second' })
})

test('a file that cannot be read, and what is wrong around the pages or in a shared section, stop no other page', async () => {
  const { value } = content.state.sources?.config.parsed ?? {}
  const { site } = value as { site: object }
  const used = { ...page('/', 'One'), sections: [{ use: 'shared' }] }
  const write = (heading: string, body: string, href: string) =>
    save(
      'pages.json',
      JSON.stringify({
        ...(value as object),
        site: { ...site, header: { menu: [{ label: 'Two', href }] } },
        shared: { shared: { type: 'rich-text', heading, body } },
        include: ['pages/*.json'],
        pages: [used, page('/two', heading)],
      }),
    )
  mkdirSync(path.join(folder, 'pages'), { recursive: true })
  save('pages/three.json', JSON.stringify(page('/three', 'Three')))
  write('Now', 'Words.', '/two')
  await expect.poll(shown).toEqual({ '/': 'Now', '/two': 'Now', '/three': 'Three' })
  write('Later', 'See [what nobody wrote](/nowhere).', '/two')
  await expect.poll(shown).toEqual({ '/': 'Later', '/two': 'Later', '/three': 'Three' })
  save('pages/three.json', JSON.stringify(page('/three', 'Third')).slice(0, -5))
  write('Last', 'Words.', '/two')
  await expect.poll(shown).toEqual({ '/': 'Last', '/two': 'Last', '/three': 'Three' })
  save('pages/three.json', JSON.stringify(page('/three', 'Third')))
  write('At last', 'Words.', '/nowhere')
  await expect.poll(shown).toEqual({ '/': 'At last', '/two': 'At last', '/three': 'Third' })
  expect(content.state.latest.site?.settings.header?.menu).toMatchObject([{ href: '/two' }])
})

test('a page in a file of its own shows a shared section as that is by now', async () => {
  const shared = (heading: string) => ({ note: { type: 'hero', heading } })
  const write = (heading: string) =>
    save('pages.json', JSON.stringify({ ...aSite([]), include: ['pages/*.json'], shared: shared(heading) }))
  save('pages/two.json', JSON.stringify({ ...page('/two', 'Two'), sections: [{ use: 'note' }] }))
  write('First')
  await expect.poll(() => shown()['/two']).toBe('First')
  write('Second')
  await expect.poll(() => shown()['/two']).toBe('Second')
})

test('a page that is wrong from the start keeps no other from being shown', async () => {
  content.stop()
  const { value } = content.state.sources?.config.parsed ?? {}
  const pages = [page('/', 'One'), { ...page('/two', 'Two'), titel: 'No such field' }]
  save('pages.json', JSON.stringify({ ...(value as object), pages }))
  content = new LiveContent(path.join(folder, 'pages.json'), async () => {})
  await content.start()
  expect(shown()).toEqual({ '/': 'One', '/two': 'Two' })
})

test('a mistake is told although its file was written once more as it was, before anybody heard of it', async () => {
  const reading = vi.spyOn(judging, 'loadSources')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { value } = content.state.sources?.config.parsed ?? {}
  const wrong = JSON.stringify({ ...(value as object), pages: [{ ...page('/', 'One'), titel: 'No such field' }] })
  save('pages.json', wrong)
  await expect.poll(() => content.state.latest.diagnostics.length).toBe(1)
  expect(told()).toEqual([])
  const before = reading.mock.calls.length
  save('pages.json', wrong)
  await expect.poll(() => reading.mock.settledResults.length).toBeGreaterThan(before)
  await expect
    .poll(() => {
      vi.advanceTimersByTime(200)
      return told()
    })
    .toHaveLength(1)
})

test('a picture that is replaced is judged, and the page stays as it was until it is sound', async () => {
  const { site } = content.state.latest
  await expect.poll(told).toEqual([])
  save('public/images/a.svg', drawing.replace('/>', '><script/></svg>'))
  await expect.poll(told).toEqual(['The drawing public/images/a.svg has a script in it (<script>).'])
  expect(content.state.latest.site?.pages[0]).toBe(site?.pages[0])
  save('public/images/a.svg', drawing.replace('30', '40'))
  await expect.poll(told).toEqual([])
  expect(content.state.sources?.pictures?.get('/images/a.svg')?.width).toBe(40)
})

/** A site with this word takes as long to judge as a very large one. Tells the configs that are begun with. */
function judgedWithoutEnd(word: string): string[] {
  const begun: string[] = []
  content.judgeBy({
    ...judging,
    *checkLatest(...all) {
      const { text } = all[0].config
      begun.push(text)
      while (text.includes(word)) yield
      return yield* judging.checkLatest(...all)
    },
  })
  return begun
}

test('what is saved is shown while what was saved before is still judged', async () => {
  const begun = judgedWithoutEnd('First')
  await expect.poll(() => begun.length).toBe(1)
  await expect.poll(() => content.state.judged).toBe(true)
  const write = (heading: string) => save('pages.json', JSON.stringify(aSite([{ type: 'hero', heading }])))
  write('First')
  await expect.poll(() => begun.length).toBe(2)
  write('Second')
  await expect.poll(() => shown()['/']).toBe('Second')
  await expect.poll(() => content.state.judged).toBe(true)
  expect(begun).toHaveLength(3)
})

/** The content with another heading. */
function headed(heading: string) {
  const { sources } = content.state
  const [old] = /(?<="heading":")[^"]*/.exec(sources?.config.text ?? '') ?? ['']
  const offset = sources?.config.text.indexOf(old) ?? 0
  const config = sources?.config.edited([{ offset, length: old.length, text: heading }])
  return sources && config ? { ...sources, config } : expect.fail('There is no content.')
}

test('a state that is judged is given up for the next one that is shown', async () => {
  const begun = judgedWithoutEnd('First')
  await expect.poll(() => begun.length).toBe(1)
  const unwritten = new Promise(() => {})
  await content.show(headed('First'), unwritten)
  await expect.poll(() => begun.length).toBe(2)
  expect([shown()['/'], content.state.judged]).toEqual(['First', false])
  await content.show(headed('Second'), unwritten)
  expect(shown()['/']).toBe('Second')
  await expect.poll(() => content.state.judged).toBe(true)
  expect(begun).toHaveLength(3)
})

test('while somebody types, what takes long to read is read in a pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  let [read, judged] = [0, 0]
  const loadSources: typeof judging.loadSources = (...asked) => {
    read += 1
    vi.advanceTimersByTime(400)
    return judging.loadSources(...asked)
  }
  // Rules are asked after twice as long as they take: by then it would have been read.
  const checkLatest: typeof judging.checkLatest = function* (...asked) {
    judged += 1
    vi.advanceTimersByTime(20)
    return yield* judging.checkLatest(...asked)
  }
  content.judgeBy({ ...judging, loadSources, checkLatest })
  await vi.waitUntil(() => judged > 0)
  await content.whenJudged()
  for (const heading of ['C', 'Ca', 'Car', 'Care']) {
    const typed = headed(heading)
    const written = async () => save('pages.json', typed.config.text)
    await content.show(typed, written(), true)
    vi.advanceTimersByTime(500)
    await content.whenJudged()
  }
  expect([read, shown()['/']]).toEqual([1, 'Care'])
  save('public/images/b.svg', drawing)
  vi.advanceTimersByTime(300)
  await expect.poll(() => content.state.sources?.publicFiles.has('/images/b.svg')).toBe(true)
})

/** The preview of a site in a folder of its own, at the moments that a clock shows. */
async function preview(sections: Section[], clock: () => At): Promise<LiveContent> {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'live-')), 'pages.json')
  writeFileSync(file, JSON.stringify(aSite(sections)))
  const live = new LiveContent(file, async () => {}, clock)
  await live.start()
  return live
}

test('what begins or ends is shown at that moment, without a change of any file', async () => {
  let now = Date.UTC(2027, 0, 31, 23, 59, 59, 900)
  const hero: Section = { type: 'hero', heading: 'Care for all' }
  const live = await preview([{ ...hero, heading: 'In January', ends: '2027-01-31' }, hero], () => now)
  const shown = () =>
    live.state.latest.site?.pages[0]?.sections.map((section) => 'heading' in section && section.heading)
  expect(shown()).toEqual(['In January', 'Care for all'])
  now += 100
  await expect.poll(shown).toEqual(['Care for all'])
  live.stop()
})

test.each([
  ['2027-01-31T23:59', 1],
  ['2027-02-01', 2],
] as const)('a moment that is asked for stays: %s', async (at, sections) => {
  const starts: Section = { type: 'hero', heading: 'From February on', starts: '2027-02-01' }
  const live = await preview([{ type: 'hero', heading: 'Care for all' }, starts], () => at)
  expect(live.state.latest.site?.pages[0]?.sections).toHaveLength(sections)
  live.stop()
})

test('a file that is written as it was changes nothing', async () => {
  save('public/images/b.svg', drawing)
  // Each is shown first, and told when it is judged.
  await expect.poll(() => changes).toBe(4)
  save('pages.json', content.state.sources?.config.text ?? '')
  save('public/images/c.svg', drawing)
  await expect.poll(() => content.state.sources?.pictures?.size).toBe(3)
  await expect.poll(() => changes).toBe(6)
})

test('a config that was removed and put back as it was is right again', async () => {
  const config = path.join(folder, 'pages.json')
  const { text } = content.state.sources?.config ?? { text: '' }
  rmSync(config)
  await expect.poll(() => content.state.failure).toContain('there is no such file')
  save('pages.json', text)
  await expect.poll(() => content.state.failure).toBe(null)
  await expect.poll(told).toEqual([])
})

test('folders that come later are read, and again after they were removed and put back', async () => {
  const page = { path: '/more', title: 'One more page', description: 'A page in a folder that was made later.' }
  const file = JSON.stringify({ ...page, sections: [{ type: 'hero', heading: 'More' }] })
  const { value } = content.state.sources?.config.parsed ?? {}
  save('pages.json', JSON.stringify({ ...(value as object), include: ['more/**/*.json'] }))
  await expect.poll(told).toEqual(['No file matches "more/**/*.json".'])
  for (const _ of [1, 2]) {
    mkdirSync(path.join(folder, 'more/deep'), { recursive: true })
    save('more/deep/page.json', file)
    await expect.poll(() => content.state.sources?.includes.length).toBe(1)
    rmSync(path.join(folder, 'more'), { recursive: true })
    await expect.poll(() => content.state.sources?.includes.length).toBe(0)
  }
})

test('a picture that was removed and put back is there again', async () => {
  rmSync(path.join(folder, 'public/images/a.svg'))
  await expect.poll(told).toHaveLength(1)
  save('public/images/a.svg', drawing)
  await expect.poll(told).toEqual([])
})

test('a list shows a page as soon as its file is there, and a draft too', async () => {
  const list = { type: 'accordion', source: { pages: '/notes/*' } } as Section
  const note = (name: string) => JSON.stringify(aNote(name, { ...(name === 'fern' && { draft: true }) }))
  save('pages/moss.json', note('moss'))
  save('pages.json', JSON.stringify({ ...aSite([list]), include: ['pages/*.json'] }))
  const headings = () => {
    const section = content.state.latest.site?.pages[0]?.sections[0]
    return section?.type === 'accordion' && section.items?.map(({ heading }) => heading)
  }
  await expect.poll(headings).toEqual(['A note about moss'])
  save('pages/fern.json', note('fern'))
  await expect.poll(headings).toEqual(['A note about fern', 'A note about moss'])
  save('pages/moss.json', note('moss').replace('A note about moss', 'All about moss'))
  await expect.poll(headings).toEqual(['A note about fern', 'All about moss'])
})

test('a folder that comes into the place of the one that was read is read, and followed', async () => {
  const other = `${folder}-other`
  cpSync(folder, other, { recursive: true })
  const saveIn = (place: string, heading: string) =>
    writeFileSync(path.join(place, 'pages.json'), JSON.stringify(aSite([{ type: 'hero', heading }])))
  const [first, second] = ['Bread at six', 'Bread at eight']
  saveIn(other, first)
  renameSync(folder, `${folder}-before`)
  renameSync(other, folder)
  await expect.poll(shown).toEqual({ '/': first })
  saveIn(folder, second)
  await expect.poll(shown).toEqual({ '/': second })
})
