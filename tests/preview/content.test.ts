import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Section } from '../../src/generated/types.ts'
import { LiveContent } from '../../src/preview/content.ts'
import { aSite } from '../content/a-site.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"/>'
let folder: string
let content: LiveContent
let changes = 0

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'live-'))
  mkdirSync(path.join(folder, 'public/images'), { recursive: true })
  save('public/images/a.svg', drawing)
  const image = { src: '/images/a.svg', alt: 'Four people at a table' }
  save('pages.json', JSON.stringify(aSite([{ type: 'hero', heading: 'Care for all', image }])))
  changes = 0
  content = new LiveContent(path.join(folder, 'pages.json'), async () => {
    changes += 1
  })
  await content.start()
})
afterEach(() => content.stop())

function save(name: string, text: string): void {
  writeFileSync(path.join(folder, name), text)
}

const told = () => content.state.diagnostics.map(({ message }) => message)

test('a picture that is replaced is judged, and the page stays as it was until it is sound', async () => {
  const { site } = content.state
  expect(told()).toEqual([])
  save('public/images/a.svg', drawing.replace('/>', '><script/></svg>'))
  await expect.poll(told).toEqual(['The drawing public/images/a.svg has a script in it (<script>).'])
  expect(content.state.site).toBe(site)
  save('public/images/a.svg', drawing.replace('30', '40'))
  await expect.poll(told).toEqual([])
  expect(content.state.sources?.pictures?.get('/images/a.svg')?.width).toBe(40)
})

test('what begins or ends is shown at that moment, without a change of any file', async () => {
  content.stop()
  let now = Date.UTC(2027, 0, 31, 23, 59, 59, 900)
  const hero: Section = { type: 'hero', heading: 'Care for all' }
  save('pages.json', JSON.stringify(aSite([{ ...hero, heading: 'In January', ends: '2027-01-31' }, hero])))
  const live = new LiveContent(
    path.join(folder, 'pages.json'),
    async () => {},
    () => now,
  )
  const shown = () => live.state.site?.pages[0]?.sections.map((section) => 'heading' in section && section.heading)
  await live.start()
  expect(shown()).toEqual(['In January', 'Care for all'])
  now += 100
  await expect.poll(shown).toEqual(['Care for all'])
  live.stop()
})

test('a moment that is asked for stays', async () => {
  const starts = { type: 'hero', heading: 'From February on', starts: '2027-02-01' } as const
  save('pages.json', JSON.stringify(aSite([{ type: 'hero', heading: 'Care' }, starts])))
  for (const [at, sections] of [
    ['2027-01-31T23:59', 1],
    ['2027-02-01', 2],
  ] as const) {
    const live = new LiveContent(
      path.join(folder, 'pages.json'),
      async () => {},
      () => at,
    )
    await live.start()
    expect(live.state.site?.pages[0]?.sections).toHaveLength(sections)
    live.stop()
  }
})

test('a file that is written as it was changes nothing', async () => {
  save('public/images/b.svg', drawing)
  await expect.poll(() => changes).toBe(2)
  save('pages.json', content.state.sources?.config.text ?? '')
  save('public/images/c.svg', drawing)
  await expect.poll(() => content.state.sources?.pictures?.size).toBe(3)
  expect(changes).toBe(3)
})
