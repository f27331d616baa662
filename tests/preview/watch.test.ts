import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { coalesce, watchFolder } from '../../src/preview/watch.ts'

/** A task whose runs end when they are told to. */
function controlled() {
  const ends: (() => void)[] = []
  const task = () => new Promise<void>((resolve) => ends.push(resolve))
  return { ends, task }
}

test('calls during a run make it run once more, not once each', async () => {
  const { ends, task } = controlled()
  const run = coalesce(task)
  void run()
  await expect.poll(() => ends.length).toBe(1)
  void run()
  void run()
  ends[0]?.()
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  void run()
  await expect.poll(() => ends.length).toBe(3)
})

test('a run that fails is told to who waits for it, and the next call runs again', async () => {
  const failures = [new Error('Away.'), undefined]
  const run = coalesce(async () => {
    const failure = failures.shift()
    if (failure) throw failure
  })
  await expect(run()).rejects.toThrow('Away.')
  await run()
  expect(failures).toEqual([])
})

test('calls that never end keep nothing from being run', async () => {
  const { ends, task } = controlled()
  const run = coalesce(task, 2)
  const again = setInterval(() => void run(), 0)
  await expect.poll(() => ends.length).toBe(1)
  clearInterval(again)
})

test('a file that is replaced by renaming is seen each time, also in a folder that came later', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'watched-'))
  let seen = 0
  const watcher = watchFolder(folder, () => {
    seen += 1
  })
  watcher.follow('')
  mkdirSync(path.join(folder, 'later'))
  await expect.poll(() => seen).toBeGreaterThan(0)
  for (const text of ['one', 'two', 'three']) {
    const before = seen
    writeFileSync(path.join(os.tmpdir(), 'replacement.json'), text)
    renameSync(path.join(os.tmpdir(), 'replacement.json'), path.join(folder, 'later/page.json'))
    await expect.poll(() => seen).toBeGreaterThan(before)
  }
  watcher.close()
})

test('of all folders those are followed that are wanted, also when they went away and came back', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'watched-'))
  let seen: string[] = []
  const watcher = watchFolder(folder, (name) => seen.push(name))
  watcher.follow('pages')
  mkdirSync(path.join(folder, 'other'))
  for (const _ of ['at first', 'again']) {
    mkdirSync(path.join(folder, 'pages/blog'), { recursive: true })
    await expect.poll(() => seen).toContain('pages')
    writeFileSync(path.join(folder, 'other/file'), '')
    writeFileSync(path.join(folder, 'pages/blog/file'), '')
    await expect.poll(() => seen).toContain(path.join('pages/blog/file'))
    expect(seen).not.toContain(path.join('other/file'))
    rmSync(path.join(folder, 'pages'), { recursive: true })
    await expect.poll(() => seen.filter((name) => name === 'pages').length).toBeGreaterThan(1)
    seen = []
  }
  watcher.close()
})

test.each([
  ['is removed', (folder: string) => rmSync(folder, { recursive: true })],
  ['is renamed', (folder: string) => renameSync(folder, `${folder}-before`)],
  ['is removed with the one around it', (folder: string) => rmSync(path.dirname(folder), { recursive: true })],
])('a folder that %s is followed again once another is in its place', async (_, takeAway) => {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'watched-')), 'sites/bakery')
  const make = () => mkdirSync(path.join(folder, 'pages'), { recursive: true })
  let seen: string[] = []
  make()
  const watcher = watchFolder(folder, (name) => seen.push(name))
  watcher.follow('pages')
  for (const _ of ['at first', 'again']) {
    takeAway(folder)
    await expect.poll(() => seen).toContain('')
    seen = []
    make()
    await expect.poll(() => seen).toContain('')
    for (const file of ['pages.json', 'pages/about.json']) {
      writeFileSync(path.join(folder, file), '')
      await expect.poll(() => seen).toContain(path.normalize(file))
    }
    seen = []
    rmSync(`${folder}-before`, { recursive: true, force: true })
  }
  watcher.close()
})
