import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FileStep, heal, writeAll } from '../../src/site-files/write.ts'

const disk = vi.hoisted(() => ({ room: Number.POSITIVE_INFINITY }))
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const writeFile: typeof real.writeFile = async (...words) => {
    if (disk.room-- > 0) return real.writeFile(...words)
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  }
  return { ...real, writeFile }
})

let folder: string
beforeEach(async () => {
  disk.room = Number.POSITIVE_INFINITY
  folder = await mkdtemp(path.join(tmpdir(), 'sectile-write-'))
  await put('a.json', 'old a')
  await put('b.json', 'old b')
})
afterEach(() => rm(folder, { recursive: true }))

const put = (file: string, text: string) => writeFile(path.join(folder, file), text)
const texts = () =>
  Promise.all(
    ['a.json', 'b.json', 'pages/c.json'].map((file) => readFile(path.join(folder, file), 'utf8').catch(() => null)),
  )
const step = (file: string, before: string | null, after: string | null): FileStep => ({
  file,
  before: before === null ? null : Buffer.from(before),
  after: after === null ? null : Buffer.from(after),
})
const batch = [step('a.json', 'old a', 'new a'), step('b.json', 'old b', null), step('pages/c.json', null, 'new c')]

test('files are changed, removed and made together', async () => {
  await writeAll(folder, batch)
  expect(await texts()).toEqual(['new a', null, 'new c'])
})

test('where one file is another one since, none is written', async () => {
  await put('b.json', 'of somebody else')
  await expect(writeAll(folder, batch)).rejects.toThrow('b.json was changed by somebody else')
  expect(await texts()).toEqual(['old a', 'of somebody else', null])
})

test('where one has no place, none is written', async () => {
  const blocked = step('a.json/d.json', null, 'new d')
  await expect(writeAll(folder, [...batch, blocked])).rejects.toThrow('something else is in its place')
  expect(await texts()).toEqual(['old a', 'old b', null])
})

const names = async () => (await readdir(folder, { recursive: true })).sort()

test.each([0, 1])('where the disk is full after %i files, all is as it was', async (room) => {
  disk.room = room
  await expect(writeAll(folder, batch)).rejects.toMatchObject({
    code: 'ENOSPC',
    path: path.join(folder, ['a.json', 'pages/c.json'][room] ?? ''),
  })
  expect(await texts()).toEqual(['old a', 'old b', null])
  expect(await names()).toEqual(['a.json', 'b.json'])
})

test.each<[string, FileStep]>([
  ['is too long', step(`pages/${'c'.repeat(250)}.json`, null, 'c')],
  ['a folder has meanwhile', step('pages/c.json/d.json', null, 'd')],
])('where a file has a name that %s, all is as it was', async (_, refused) => {
  await expect(writeAll(folder, [...batch, refused])).rejects.toThrow()
  expect(await texts()).toEqual(['old a', 'old b', null])
  expect(await names()).toEqual(['a.json', 'b.json'])
})

test('what a killed process had begun is taken back', async () => {
  await put('a.json', 'new a')
  expect(await heal(folder, batch)).toBe(true)
  expect(await texts()).toEqual(['old a', 'old b', null])
  expect(await heal(folder, batch)).toBe(true)
})

test('what was written whole stays, and so does what somebody else has written', async () => {
  await writeAll(folder, batch)
  expect(await heal(folder, batch)).toBe(false)
  expect(await texts()).toEqual(['new a', null, 'new c'])
  await put('b.json', 'of somebody else')
  expect(await heal(folder, batch)).toBe(false)
  expect(await texts()).toEqual(['new a', 'of somebody else', 'new c'])
})
