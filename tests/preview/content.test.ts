import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Section } from '../../src/generated/types.ts'
import { LiveContent } from '../../src/preview/content.ts'
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

test('a file that is written as it was changes nothing', async () => {
  save('public/images/b.svg', drawing)
  await expect.poll(() => changes).toBe(2)
  save('pages.json', content.state.sources?.config.text ?? '')
  save('public/images/c.svg', drawing)
  await expect.poll(() => content.state.sources?.pictures?.size).toBe(3)
  expect(changes).toBe(3)
})

test('a list shows a page as soon as its file is there, and a draft too', async () => {
  const list = { type: 'accordion', source: { pages: '/notes/*' } } as Section
  const note = (name: string) => JSON.stringify(aNote(name, { ...(name === 'fern' && { draft: true }) }))
  save('pages/moss.json', note('moss'))
  save('pages.json', JSON.stringify({ ...aSite([list]), include: ['pages/*.json'] }))
  const headings = () => {
    const section = content.state.site?.pages[0]?.sections[0]
    return section?.type === 'accordion' && section.items?.map(({ heading }) => heading)
  }
  await expect.poll(headings).toEqual(['A note about moss'])
  save('pages/fern.json', note('fern'))
  await expect.poll(headings).toEqual(['A note about fern', 'A note about moss'])
  save('pages/moss.json', note('moss').replace('A note about moss', 'All about moss'))
  await expect.poll(headings).toEqual(['A note about fern', 'All about moss'])
})
