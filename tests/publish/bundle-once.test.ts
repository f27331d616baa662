import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bundleOnce } from '../../src/publish/engine/bundle-once.ts'
import { sealFolder } from '../../src/vite/sealed-folder.js'

let cache: string
beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'bundles-'))
})
afterEach(() => rmSync(cache, { recursive: true }))

const page = (folder: string) => path.join(folder, 'client/page.js')

function make(folder: string): void {
  mkdirSync(path.dirname(page(folder)), { recursive: true })
  writeFileSync(page(folder), 'whole')
  sealFolder(folder)
}

test('of several who ask for a bundle at once one makes it, and all have it', async () => {
  const folder = path.join(cache, 'engine/code')
  const bundle = vi.fn(async () => {
    await vi.waitUntil(() => existsSync(`${folder}.lock`))
    make(folder)
  })
  const asking = [1, 2, 3].map(async () => {
    await bundleOnce(folder, bundle)
    return existsSync(folder)
  })
  expect(await Promise.all(asking)).toEqual([true, true, true])
  expect(bundle).toHaveBeenCalledOnce()
  expect(readdirSync(path.dirname(folder))).toEqual(['code'])
})

test('one that is not as it was made, as after a power cut, is made anew', async () => {
  const folder = path.join(cache, 'code')
  const bundle = vi.fn(async () => {
    make(folder)
  })
  await bundleOnce(folder, bundle)
  await bundleOnce(folder, bundle)
  expect(bundle).toHaveBeenCalledOnce()
  for (const left of ['', 'whale', undefined]) {
    rmSync(page(folder))
    if (left !== undefined) writeFileSync(page(folder), left)
    await bundleOnce(folder, bundle)
    expect(readFileSync(page(folder), 'utf8'), left).toBe('whole')
  }
})

test('a file in its place is none', async () => {
  const folder = path.join(cache, 'code')
  writeFileSync(folder, '')
  await bundleOnce(folder, async () => make(folder))
  expect(readFileSync(page(folder), 'utf8')).toBe('whole')
})

test('where one fails the next one tries', async () => {
  const folder = path.join(cache, 'code')
  const bundle = vi.fn(async () => {
    mkdirSync(folder)
  })
  bundle.mockRejectedValueOnce(new Error('There is a letter too much.'))
  const [first, second] = await Promise.allSettled([bundleOnce(folder, bundle), bundleOnce(folder, bundle)])
  expect([first?.status, second?.status].sort()).toEqual(['fulfilled', 'rejected'])
  expect(existsSync(folder)).toBe(true)
})

test('who waits for another may give up, and the other goes on', async () => {
  const folder = path.join(cache, 'code')
  let finish = () => {}
  const making = bundleOnce(folder, async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    mkdirSync(folder)
  })
  await vi.waitUntil(() => existsSync(`${folder}.lock`))
  const given = new AbortController()
  const waiting = bundleOnce(folder, async () => {}, given.signal)
  given.abort()
  await expect(waiting).rejects.toThrow('abort')
  finish()
  await making
  expect(readdirSync(cache)).toEqual(['code'])
})
