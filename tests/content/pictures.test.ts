import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { judgeSite } from '../../src/content/check.ts'
import { lookAtPictures, type PictureMemory } from '../../src/content/pictures/known.ts'
import { loadSources } from '../../src/content/read/load.ts'
import { Workspace } from '../../src/content/workspace.ts'
import { seal } from '../../src/disk/sealed.ts'
import type { Section } from '../../src/generated/types.ts'
import { shortHash } from '../../src/hash.ts'
import { root } from '../../src/root.ts'
import { aSite, said } from './a-site.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sectile-pictures-'))
  await mkdir(path.join(folder, 'public/images'), { recursive: true })
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await rm(note(), { recursive: true, force: true })
})

const inPublic = (...names: string[]) => path.join(folder, 'public', ...names)
const aPicture = (width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background: '#c83' } })
    .png()
    .toBuffer()
const look = (...names: string[]) => lookAtPictures(inPublic(), names)
/** Where what is known of the pictures is kept. */
const note = () => path.join(root, '.cache/pictures', shortHash(inPublic()))

/** What the site says of its pictures. */
async function told(...sections: Section[]): Promise<string[]> {
  const file = path.join(folder, 'pages.json')
  await writeFile(file, JSON.stringify(aSite([{ type: 'hero', heading: 'Care for all' }, ...sections])))
  return said(judgeSite(await loadSources(file)).diagnostics)
}
const feature = (src: string, ignored?: string, heading = 'People who know the ward'): Section => ({
  type: 'feature',
  heading,
  body: 'Half of us worked in a hospital.',
  image: { src, alt: 'Four people at a table' },
  ...(ignored !== undefined && { ignore: [{ rule: ignored, reason: 'It is the only one that there is.' }] }),
})

test('a picture that is replaced by one of the same length and time is looked at again', async () => {
  const time = new Date('2026-01-01')
  const save = async (text: string) => {
    await writeFile(inPublic('images/a.svg'), text)
    await utimes(inPublic('images/a.svg'), time, time)
    return (await look('/images/a.svg')).get('/images/a.svg')
  }
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"/>'
  expect(await save(drawing)).toMatchObject({ width: 30, flaw: null })
  expect(await save(drawing.replace('30', '20'))).toMatchObject({ width: 20, flaw: null })
  expect(await save(drawing.replace('/>', '< '))).toMatchObject({ flaw: { kind: 'cut off' } })
})

test('a picture that was replaced before the clock of the file system went on is looked at again', async () => {
  const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 10"/>`
  await writeFile(inPublic('images/a.svg'), drawing(30))
  const workspace: PictureMemory = {}
  const before = await lookAtPictures(inPublic(), ['/images/a.svg'], workspace)
  // As if both had been written at one moment of that clock.
  const stamps = vi.spyOn(fs, 'statSync').mockReturnValue(fs.statSync(inPublic('images/a.svg')))
  syncBuiltinESMExports()
  onTestFinished(() => {
    stamps.mockRestore()
    syncBuiltinESMExports()
  })
  await writeFile(inPublic('images/a.svg'), drawing(20))
  for (const memory of [workspace, {}])
    expect((await lookAtPictures(inPublic(), ['/images/a.svg'], memory)).get('/images/a.svg')?.width).toBe(20)
  expect(before.get('/images/a.svg')?.width).toBe(30)
})

test('what was found out is kept by what is in a file, whatever its name and time', async () => {
  await writeFile(inPublic('images/a.png'), await aPicture())
  const { flaw: _, ...known } = (await look('/images/a.png')).get('/images/a.png') ?? {}
  // Only who looks at nothing believes this.
  const noted = { recipe: 4, pictures: [['/images/a.png', { ...known, flaw: { kind: 'damaged', detail: '' } }]] }
  await writeFile(note(), seal(JSON.stringify(noted)))
  await rename(inPublic('images/a.png'), inPublic('images/b.png'))
  expect((await look('/images/b.png')).get('/images/b.png')).toMatchObject({ width: 900, flaw: { kind: 'damaged' } })
  await rm(note())
  expect((await look('/images/b.png')).get('/images/b.png')).toMatchObject({ width: 900, flaw: null })
})

test('of what a disk has bent nothing is believed', async () => {
  await writeFile(inPublic('images/a.png'), await aPicture())
  await look('/images/a.png')
  await writeFile(note(), (await readFile(note(), 'utf8')).replace('900', '800'))
  expect((await look('/images/a.png')).get('/images/a.png')?.width).toBe(900)
})

test('sharp is loaded only for a picture that is not known', async () => {
  await writeFile(inPublic('images/a.png'), await aPicture())
  await look('/images/a.png')
  vi.doMock('sharp', () => {
    throw new Error('It was loaded.')
  })
  expect((await look('/images/a.png')).get('/images/a.png')?.width).toBe(900)
  await writeFile(inPublic('images/b.png'), await aPicture(800))
  await expect(look('/images/a.png', '/images/b.png')).rejects.toThrow()
  vi.doUnmock('sharp')
})

test.each(['', '{', '[]', 'null', '{"recipe":4}', '{"recipe":4,"pictures":[7]}'])(
  'a note that says %j is not believed',
  async (text) => {
    await mkdir(path.dirname(note()), { recursive: true })
    await writeFile(note(), seal(text))
    await writeFile(inPublic('images/a.png'), await aPicture())
    expect((await look('/images/a.png')).get('/images/a.png')).toMatchObject({ format: 'PNG', width: 900, height: 600 })
  },
)

test('where nothing can be kept, pictures are judged all the same', async () => {
  await mkdir(note(), { recursive: true })
  await writeFile(inPublic('images/a.png'), await aPicture())
  for (const _ of [1, 2])
    expect((await look('/images/a.png')).get('/images/a.png')).toMatchObject({ format: 'PNG', flaw: null })
})

test('nothing is written into the folder of the site', async () => {
  await writeFile(inPublic('images/a.png'), await aPicture())
  await told(feature('/images/a.png'))
  expect(await readdir(folder, { recursive: true })).toEqual([
    'pages.json',
    'public',
    'public/images',
    'public/images/a.png',
  ])
})

test('a workspace gets the same pictures again until one of them changes', async () => {
  const workspace = new Workspace()
  const read = async () => (await loadSources(path.join(folder, 'pages.json'), workspace)).pictures
  await told()
  expect(await read()).toBe(await read())
  await writeFile(inPublic('images/a.png'), await aPicture())
  const before = await read()
  expect(await read()).toBe(before)
  await writeFile(inPublic('images/a.png'), await aPicture(800))
  expect((await read())?.get('/images/a.png')?.width).toBe(800)
})

test('a link that leads nowhere or out of public/, and a folder behind a link, are told, used or not', async () => {
  await symlink('nowhere.png', inPublic('images/a.png'))
  await symlink('.', inPublic('images/b.png'))
  await symlink('nowhere.pdf', inPublic('lost.pdf'))
  await writeFile(inPublic('plan.txt'), 'A plan')
  await symlink('plan.txt', inPublic('linked.txt'))
  await symlink('../pages.json', inPublic('source.txt'))
  expect(await told(feature('/images/a.png'), feature('/images/b.png'))).toEqual([
    `/site  public-files
public/images/a.png is a link that leads to no file.
Put the file itself there, or remove the link.`,
    `/site  public-files
public/images/b.png is a link to a folder, and what is in that is not followed.
Put the folder itself there.`,
    `/site  public-files
public/lost.pdf is a link that leads to no file.
Put the file itself there, or remove the link.`,
    `/site  public-files
public/source.txt is a link that leads out of public/.
Put the file itself there, or remove the link.`,
    `/pages/0/sections/1/image/src  pictures
public/images/a.png cannot be opened: it is a link that leads to no file.
Put the picture itself there.`,
    `/pages/0/sections/2/image/src  pictures
public/images/b.png cannot be opened: it is no file.
Put the picture itself there.`,
  ])
})

test('a pipe is told, and nobody waits for what is in it', async () => {
  execFileSync('mkfifo', [inPublic('pipe'), inPublic('images/a.png'), path.join(folder, 'notes.txt')])
  expect(await told(feature('/images/a.png'))).toEqual([
    `/site  public-files
public/images/a.png is no file that can be read.
Put a file there, or remove it.`,
    `/site  public-files
public/pipe is no file that can be read.
Put a file there, or remove it.`,
    expect.stringContaining('/pages/0/sections/1/image/src  images'),
  ])
  await rm(path.join(folder, 'pages.json'))
  execFileSync('mkfifo', [path.join(folder, 'pages.json')])
  await expect(loadSources(path.join(folder, 'pages.json'))).rejects.toThrow(
    'pages.json cannot be read: it is no file.',
  )
})

test('a file whose name nobody can read is told', async () => {
  await writeFile(Buffer.from(`${inPublic('plan')}\xff.pdf`, 'latin1'), 'A plan')
  expect(await told()).toEqual([
    `/site  public-files
public/plan\ufffd.pdf has a name that is not written in UTF-8.
Give it another name.`,
  ])
})

test('what stands where a build has to write is told', async () => {
  const folders = ['robots.txt', '_headers', 'about/index.html', 'sub/robots.txt']
  for (const folder of folders) await mkdir(inPublic(folder), { recursive: true })
  for (const name of [...folders.map((folder) => `${folder}/a.txt`), 'about/assets', 'assets', '.sectile-forms.json'])
    await writeFile(inPublic(name), 'A text')
  const all = await told()
  expect(all.map((text) => text.split('\n')[1])).toEqual([
    'public/.sectile-forms.json has a name that builds keep for themselves.',
    'public/_headers/a.txt is in a folder that has the name of a file, and builds make that file.',
    'public/about/index.html/a.txt is in a folder that has the name of a file, and builds make that file.',
    'public/assets stands where builds make a folder.',
    'public/robots.txt/a.txt is in a folder that has the name of a file, and builds make that file.',
  ])
})

test('where something in public/ is no file, links are judged all the same', async () => {
  await symlink('nowhere.pdf', inPublic('lost.pdf'))
  const read: Section = { type: 'rich-text', heading: 'Read on', body: 'Here is [our plan](/plan.pdf).' }
  expect(await told(read)).toEqual([
    expect.stringContaining('/site  public-files'),
    expect.stringContaining('/pages/0/sections/1/body  links'),
  ])
})

test('a picture that one section keeps for a reason is told in another', async () => {
  await writeFile(inPublic('images/a.png'), await aPicture(300))
  const small = `public/images/a.png is 300 × 600 pixels, and its place here 544 wide: it would be blurred.`
  const hint = 'Use one that is at least 544 pixels wide, better 1,088 for fine screens.'
  const also = ' It is also used in 1 other place.'
  expect(await told(feature('/images/a.png'))).toEqual([
    `/pages/0/sections/1/image/src  pictures (warning)\n${small}\n${hint}`,
  ])
  expect(await told(feature('/images/a.png', 'pictures'))).toEqual([])
  expect(await told(feature('/images/a.png'), feature('/images/a.png', 'pictures', 'Two'))).toEqual([
    `/pages/0/sections/1/image/src  pictures (warning)\n${small}${also}\n${hint}`,
  ])
  expect(await told(feature('/images/a.png', 'pictures'), feature('/images/a.png', undefined, 'Two'))).toEqual([
    `/pages/0/sections/2/image/src  pictures (warning)\n${small}${also}\n${hint}`,
  ])
})

test('of a bento grid the tile that leads needs the larger picture', async () => {
  await writeFile(inPublic('images/a.png'), await aPicture(400))
  const image = { src: '/images/a.png', alt: 'A harbour' }
  const grid = (at: number): Section => ({
    type: 'tile-grid',
    look: 'bento',
    heading: 'Around the bay',
    items: ['One', 'Two', 'Three'].map((heading, index) => ({ heading, ...(index === at && { image }) })),
  })
  expect(await told(grid(0))).toEqual([
    `/pages/0/sections/1/items/0/image/src  pictures (warning)
public/images/a.png is 400 × 600 pixels, and its place here 720 wide: it would be blurred.
Use one that is at least 720 pixels wide, better 1,440 for fine screens.`,
  ])
  expect(await told(grid(1))).toEqual([])
})
