import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { wanted } from '../../src/edit/server/mistakes.ts'
import { pause } from '../../src/preview/while-typed.ts'
import { aPage, aSite } from '../content/a-site.ts'
import { aSession, type Edited } from './a-session.ts'

const sections = [
  { type: 'hero', heading: 'Bread at seven', actions: [{ label: 'To the shop', href: '/' }] },
  { type: 'rich-text', body: 'Baked by hand.' },
] as const
const files = { 'pages.json': JSON.stringify(aSite([aPage(sections.map((one) => ({ ...one }) as never))])) }
const link = '/pages/0/sections/0/actions/0/href'
const heading = '/pages/0/sections/0/heading'

// Only what waits for the pause: all else takes the time that it takes.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false })
})

/** What is said of it at its fields, and on the page in the frame. */
function told({ content, page }: Edited) {
  const [marks = []] = [...content.state.latest.marks.values()]
  return { fields: page('/').mistakes.map(({ pointer }) => pointer), marks: marks.map(({ index }) => index) }
}

async function set(site: Edited, at: string, value: string, join?: string): Promise<void> {
  const operations = [{ op: 'set', file: site.name('pages.json'), at, value }] as const
  await site.session.do(site.gesture({ operations, join }))
  // What waits for conditions elsewhere moves the clock on.
  while (!site.content.state.judged) await setImmediate()
}

const nothing = { fields: [], marks: [] }
const ofLink = { fields: [link], marks: [0] }

test('what is half typed is no mistake before a pause, neither at its field nor on the page', async () => {
  const site = await aSession(files)
  await set(site, link, '/nowh', 'typed')
  expect(told(site)).toEqual(nothing)
  await vi.advanceTimersByTimeAsync(pause - 1)
  await set(site, link, '/nowhere', 'typed')
  await vi.advanceTimersByTimeAsync(pause - 1)
  expect(told(site)).toEqual(nothing)
  await vi.advanceTimersByTimeAsync(1)
  expect(told(site)).toEqual(ofLink)
})

test('a mistake that was told before stays while somebody types, and goes as soon as it is mended', async () => {
  const site = await aSession(files)
  await set(site, link, '/nowhere')
  expect(told(site)).toEqual(ofLink)
  await set(site, link, '/no', 'typed')
  expect(told(site)).toEqual(ofLink)
  await set(site, link, '/', 'typed')
  expect(told(site)).toEqual(nothing)
})

test('what rules cannot see while a text is cleared to be typed anew is not taken for mended', async () => {
  const site = await aSession(files)
  await set(site, link, '/nowhere')
  await set(site, heading, '', 'typed')
  expect(told(site)).toEqual(ofLink)
  await set(site, heading, 'Bread at six', 'typed')
  expect(told(site)).toEqual(ofLink)
})

test('what is done in one go is told of at once, and so is what was typed before it', async () => {
  const site = await aSession(files)
  await set(site, link, '/nowhere', 'typed')
  await set(site, heading, 'Bread at six')
  expect(told(site)).toEqual(ofLink)
})

test('before it is proposed, all counts: also what was typed a moment ago', async () => {
  const site = await aSession(files)
  await set(site, link, '/nowhere', 'typed')
  expect(site.content.state.latest.diagnostics.map(({ pointer }) => pointer)).toEqual([link])
})

test('what is told in the words of before can be mended while somebody goes on typing', async () => {
  const about = aPage([{ type: 'hero', heading: 'About us' }], { path: '/about' })
  const site = await aSession({
    'pages.json': JSON.stringify(aSite([aPage(sections.map((one) => ({ ...one }) as never)), about])),
  })
  await set(site, link, '/About')
  const [read] = site.page('/').mistakes
  if (!read) throw new Error('Nothing is wrong.')
  expect(read.fix).toBe('change to "/about"')
  await set(site, link, '/ABOUT', 'typed')
  const found = wanted(site.content.state, read)
  expect(found?.message).not.toBe(read.message)
  expect(found?.fix?.title).toBe(read.fix)
  // What would be another change than the one that was read is not made.
  await set(site, link, '/', 'typed')
  expect(wanted(site.content.state, read)).toBeUndefined()
})

test('an entry that was added empty counts nowhere before a pause, and one that was undone and done again at once', async () => {
  const site = await aSession(files)
  await site.content.whenJudged()
  const value = { label: '', href: '/' }
  const operations = [
    { op: 'insert', file: site.name('pages.json'), at: '/pages/0/sections/0/actions/-', value },
  ] as const
  await site.session.do(site.gesture({ operations }))
  while (!site.content.state.judged) await setImmediate()
  expect(told(site)).toEqual(nothing)
  await vi.advanceTimersByTimeAsync(pause)
  const wrong = { fields: ['/pages/0/sections/0/actions/1/label'], marks: [0] }
  expect(told(site)).toEqual(wrong)
  await site.session.undo()
  await site.session.redo()
  while (!site.content.state.judged) await setImmediate()
  expect(told(site)).toEqual(wrong)
})
