import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FileStep, heal, writeAll } from '../../src/site-files/write.ts'

let folder: string
beforeEach(async () => {
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

test('what a killed process had begun is taken back', async () => {
  await put('a.json', 'new a')
  await heal(folder, batch)
  expect(await texts()).toEqual(['old a', 'old b', null])
})

test('what was written whole stays, and so does what somebody else has written', async () => {
  await writeAll(folder, batch)
  await heal(folder, batch)
  expect(await texts()).toEqual(['new a', null, 'new c'])
  await put('b.json', 'of somebody else')
  await heal(folder, batch)
  expect(await texts()).toEqual(['new a', 'of somebody else', 'new c'])
})
