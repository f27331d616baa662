import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { difference } from '../../src/screens/difference.ts'
import { changedSections } from '../../src/screens/drawn.ts'
import { keep } from '../../src/screens/keep.ts'
import { renewed } from '../../src/screens/renewed.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sectile-screens-'))
afterAll(() => rmSync(folder, { recursive: true }))

const square = (color: string, height = 20) =>
  sharp({ create: { width: 20, height, channels: 3, background: color } })
    .png()
    .toBuffer()

test('pictures that look the same have no difference, others show where it is', async () => {
  expect(await difference(await square('#0b4f9e'), await square('#0b4f9e'))).toBeNull()
  expect(await difference(await square('#0b4f9e'), await square('#0c509f'))).toBeNull()
  const longer = await difference(await square('#0b4f9e'), await square('#0b4f9e', 30))
  const { data, info } = await sharp(longer ?? Buffer.alloc(0))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 20, height: 30 })
  const redAt = (row: number) =>
    (data[row * info.width * info.channels] ?? 0) - (data[row * info.width * info.channels + 1] ?? 0)
  expect(redAt(25)).toBeGreaterThan(100)
  expect(redAt(5)).toBeLessThan(20)
})

test('of a section that is longer than WebP knows, the difference is a smaller picture', async () => {
  const tall = await difference(await square('#0b4f9e', 20_000), await square('#f3f4f6', 20_000))
  expect(await sharp(tall ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 16, height: 16_383 })
})

/** A page of a build, with these sections. */
function build(side: string, page: string, ...sections: string[]): void {
  const to = path.join(folder, side, page)
  mkdirSync(to, { recursive: true })
  const drawn = sections.map((words) => `<section data-section="hero"><h2>${words}</h2></section>`)
  writeFileSync(path.join(to, 'index.html'), `<!doctype html><body><main>${drawn.join('')}</main></body>`)
}

test('only sections that are drawn otherwise are found, wherever they stand now', async () => {
  const folders = { before: path.join(folder, 'before'), after: path.join(folder, 'after') }
  build('before', '/', 'One of us', 'Two of us all', '<img src="/images/a.svg">')
  build('after', '/', 'Two of us both', 'One of us', '<img src="/images/a.svg">', 'Something else')
  build('before', '/same', 'One')
  build('after', '/same', 'One')
  build('before', '/old', 'Only once')
  const pages = ['/', '/same', '/old'].map((page) => ({ before: page, after: page }))
  const found = await changedSections(pages, folders, [])
  expect(found.map(({ page, before, after }) => [page, before, after])).toEqual([
    ['/', 1, 0],
    ['/', undefined, 3],
    ['/old', 0, undefined],
  ])
  const replaced = await changedSections(pages, folders, ['/images/a.svg'])
  expect(replaced.map(({ before, after }) => [before, after])).toContainEqual([2, 2])
})

test('an older state is brought to today’s words in a copy, and stays as it is itself', async () => {
  const old = { version: 1, site: { name: 'Ferry' }, pages: [{ path: '/', telephone: '1', sections: [] }] }
  const site = path.join(folder, 'old')
  mkdirSync(path.join(site, 'public'), { recursive: true })
  mkdirSync(path.join(site, '.git'))
  writeFileSync(path.join(site, 'pages.json'), JSON.stringify(old))
  writeFileSync(path.join(site, 'public/robots.txt'), 'as it was')
  const copy = path.join(folder, 'copy')
  const config = await renewed(path.join(site, 'pages.json'), copy)
  expect(config).toBe(path.join(copy, 'pages.json'))
  expect(JSON.parse(readFileSync(config, 'utf8')).version).toBe(2)
  expect(readdirSync(copy).sort()).toEqual(['pages.json', 'public'])
  expect(readFileSync(path.join(site, 'pages.json'), 'utf8')).toBe(JSON.stringify(old))
  // What is in today's words needs no copy.
  expect(await renewed(config, path.join(folder, 'second'))).toBe(config)
  // What is no JSON is told by the build, by file and line.
  const broken = path.join(site, 'pages.json')
  writeFileSync(broken, '{ "version": 1 "pages": [] }')
  expect(await renewed(broken, path.join(folder, 'third'))).toBe(broken)
})

test('a section whose HTML alone is another has no pictures; one that looks otherwise at one width has those of all', async () => {
  const out = path.join(folder, 'kept')
  mkdirSync(out)
  const [one, other] = [await square('#0b4f9e'), await square('#f3f4f6')]
  const taken = new Map(
    ['before 360 0', 'before 1280 0', 'after 360 1', 'after 1280 1'].map((name) => [name, one] as const),
  )
  const section = { name: '1', before: 0, after: 1 }
  expect(await keep(section, taken, out)).toBeUndefined()
  expect(readdirSync(out)).toEqual([])
  taken.set('after 1280 1', other)
  const shots = await keep(section, taken, out)
  expect(shots?.map(({ width, difference }) => [width, difference?.file])).toEqual([
    [360, undefined],
    [1280, '1-difference-1280.webp'],
  ])
  expect(readdirSync(out)).toHaveLength(5)
  expect(await keep({ ...section, name: '2', before: undefined }, taken, out)).toHaveLength(2)
})
