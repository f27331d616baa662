import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rollOut } from '../../src/rollout/index.ts'

const disk = vi.hoisted(() => ({ name: 'other-disk', isFull: false, isShort: false }))
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const isThere = async (file: unknown) =>
    (await real.realpath(path.dirname(String(file)))).split(path.sep).includes(disk.name)
  const rename: typeof real.rename = async (from, to) => {
    if ((await isThere(from)) === (await isThere(to))) return real.rename(from, to)
    throw Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' })
  }
  const copyFile: typeof real.copyFile = async (from, to) => {
    await real.copyFile(from, to)
    if (disk.isFull) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  }
  const writeFile: typeof real.writeFile = async (file, ...words) => {
    if (!disk.isShort || !String(file).includes('.sectile-publish/')) return real.writeFile(file, ...words)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  return { ...real, rename, copyFile, writeFile }
})

let folder: string
beforeEach(() => {
  disk.isFull = false
  disk.isShort = false
  folder = mkdtempSync(path.join(tmpdir(), 'rollout-'))
  for (const name of ['dist', 'www', disk.name]) mkdirSync(path.join(folder, name))
  symlinkSync(path.join(folder, disk.name), path.join(folder, 'www/images'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function publish(files: Record<string, string>) {
  const from = path.join(folder, 'dist')
  mkdirSync(path.join(from, 'images'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(from, name), text)
  const ledger = Object.entries(files).map(([name, text]) => [name, { key: text, size: text.length }])
  writeFileSync(path.join(from, '.sectile.json'), JSON.stringify(Object.fromEntries(ledger)))
  return rollOut({ from, to: path.join(folder, 'www'), keepDays: 30, now: 0, dry: false, waiting: () => {} })
}

const there = () => readdirSync(path.join(folder, disk.name))

test('files are put behind a link or a mount at which another disk begins', async () => {
  for (const text of ['one', 'another']) {
    await publish({ 'index.html': 'page', 'images/x.svg': text })
    expect(there()).toEqual(['x.svg'])
    expect(readFileSync(path.join(folder, disk.name, 'x.svg'), 'utf8')).toBe(text)
  }
})

test('and where that disk is full, what is there stays as it was', async () => {
  await publish({ 'images/x.svg': 'one' })
  disk.isFull = true
  await expect(publish({ 'images/x.svg': 'another' })).rejects.toThrow('ENOSPC')
  expect(there()).toEqual(['x.svg'])
  expect(readFileSync(path.join(folder, disk.name, 'x.svg'), 'utf8')).toBe('one')
})

test('where there is no room for a file, that is named', async () => {
  disk.isShort = true
  const place = path.join(folder, 'www/index.html')
  await expect(publish({ 'index.html': 'page' })).rejects.toMatchObject({ code: 'ENOSPC', path: place })
})
