import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alone } from '../../src/disk/alone.ts'
import { makeLockFile } from '../../src/disk/lock-file.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sectile-lock-'))
  file = path.join(folder, 'lock')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('what another has made in the place of one that was left is not taken away', async () => {
  writeFileSync(file, 'left')
  // Between the first look and the second another takes it away and makes its own.
  const isLeft = vi.fn(async () => {
    const left = readFileSync(file, 'utf8') === 'left'
    if (left) writeFileSync(file, 'another’s')
    return left
  })
  expect(await makeLockFile(file, 'ours', isLeft)).toBe(false)
  expect(isLeft).toHaveBeenCalledTimes(2)
  expect(readFileSync(file, 'utf8')).toBe('another’s')
  expect(readdirSync(folder)).toEqual(['lock'])
})

test('while one takes it away another does not', async () => {
  writeFileSync(file, 'left')
  writeFileSync(`${file}.removing`, '')
  expect(await makeLockFile(file, 'ours', async () => true)).toBe(false)
  expect(readFileSync(file, 'utf8')).toBe('left')
})

test.each([-60_000, 60_000])('who was killed while it took one away is not waited for: %d ms', async (ago) => {
  writeFileSync(file, 'left')
  writeFileSync(`${file}.removing`, '')
  const then = new Date(Date.now() + ago)
  utimesSync(`${file}.removing`, then, then)
  const take = () => makeLockFile(file, 'ours', async () => readFileSync(file, 'utf8') === 'left')
  expect([await take(), await take(), await take()]).toEqual([false, false, true])
  expect(readdirSync(folder)).toEqual(['lock'])
})

test('one for which a full disk has no room is not left empty, and named', async () => {
  const any = await open(path.join(folder, 'any'), 'w')
  await any.close()
  const full = Object.assign(new Error('The disk is full'), { code: 'ENOSPC' })
  const write = vi.spyOn(Object.getPrototypeOf(any), 'writeFile').mockRejectedValueOnce(full)
  await expect(makeLockFile(file, 'ours', async () => false)).rejects.toMatchObject({ code: 'ENOSPC', path: file })
  write.mockRestore()
  expect(existsSync(file)).toBe(false)
})

const act = async () => existsSync(file)

test('one of a time to come, as after the clock was set back, holds nobody up for long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  writeFileSync(file, '')
  const ahead = new Date(Date.now() + 86_400_000)
  utimesSync(file, ahead, ahead)
  const waited = alone(file, () => setTimeout(() => vi.advanceTimersByTime(61_000)), act)
  expect(await waited).toBe(true)
})

test('a folder in its place is nobody’s', async () => {
  mkdirSync(path.join(file, 'more'), { recursive: true })
  expect(await alone(file, () => {}, act)).toBe(true)
  expect(existsSync(file)).toBe(false)
})

test('nobody is said to be waited for where one was left', async () => {
  // No system numbers its processes that high.
  writeFileSync(file, JSON.stringify({ pid: 2 ** 30, host: hostname() }))
  const waiting = vi.fn()
  expect(await alone(file, waiting, act)).toBe(true)
  expect(waiting).not.toHaveBeenCalled()
})

test('one that runs is waited for', async () => {
  const told: string[] = []
  const first = alone(
    file,
    () => {},
    () => vi.waitUntil(() => told[0]),
  )
  await vi.waitUntil(() => existsSync(file))
  await alone(file, (by) => told.push(by), act)
  expect(await first).toBe(`process ${process.pid} on ${hostname()}`)
})

test.each([
  ['this machine', process.ppid, hostname()],
  // Of its processes nothing is known here.
  ['another machine', 2 ** 30, 'another'],
])('one of %s that was touched just now is waited for by who runs for long, too', async (_, pid, host) => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(61_000)
  writeFileSync(file, JSON.stringify({ pid, host }))
  const waiting = vi.fn(() => rmSync(file))
  await alone(file, waiting, act)
  expect(waiting).toHaveBeenCalledExactlyOnceWith(`process ${pid} on ${host}`)
})
