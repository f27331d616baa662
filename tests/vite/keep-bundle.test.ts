import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInPlace, keepBundle, putInPlace } from '../../src/vite/keep-bundle.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bundles-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** A bundle that was last used so many minutes ago. */
async function bundle(name: string, minutes: number): Promise<string> {
  const made = path.join(folder, name)
  await mkdir(made)
  const time = new Date(Date.now() - minutes * 60_000)
  await utimes(made, time, time)
  return made
}

const hash = (digit: number) => String(digit).repeat(16)

test('the newest bundles stay, and older ones go with what nobody finished', async () => {
  await bundle(hash(1), 1)
  await bundle(`preview-${hash(2)}`, 2)
  await bundle(hash(3), 3)
  await bundle(hash(4), 4)
  await bundle(`${hash(5)}.4711`, 5)
  await keepBundle(await bundle(`${hash(6)}.1`, 0), path.join(folder, hash(6)))
  expect((await readdir(folder)).sort()).toEqual([hash(1), hash(3), hash(6), `preview-${hash(2)}`])
})

test('what is no bundle stays, however old', async () => {
  for (const [index, name] of ['notes', 'main', '2026-11-24', `${hash(7)}-kept`].entries())
    await bundle(name, 60 + index)
  await writeFile(path.join(folder, 'list.txt'), '')
  const before = await readdir(folder)
  await keepBundle(await bundle(`${hash(1)}.1`, 0), path.join(folder, hash(1)))
  expect((await readdir(folder)).sort()).toEqual([...before, hash(1)].sort())
})

test('of two that make the same bundle both find it', async () => {
  const target = path.join(folder, hash(1))
  const [one, other] = [await bundle(`${hash(1)}.1`, 0), await bundle(`${hash(1)}.2`, 0)]
  await writeFile(path.join(one, 'code'), '')
  await writeFile(path.join(other, 'code'), '')
  await Promise.all([keepBundle(one, target), keepBundle(other, target)])
  expect(await readdir(folder)).toEqual([hash(1)])
})

test('a bundle is in its place when it is whole; one that is not is removed', async () => {
  const place = path.join(folder, hash(8))
  expect(await isInPlace(place)).toBe(false)
  await putInPlace(await bundle(`${hash(8)}.1`, 0), place)
  expect(await isInPlace(place)).toBe(true)
  await bundle(hash(9), 0)
  expect(await isInPlace(path.join(folder, hash(9)))).toBe(false)
  expect(await readdir(folder)).toEqual([hash(8)])
})
