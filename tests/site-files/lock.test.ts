import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeLock } from '../../src/site-files/lock.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'))
  file = path.join(folder, 'a.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a lock is taken, and can be taken again when it was given back', async () => {
  const lock = await takeLock(file)
  await lock?.release()
  expect(await takeLock(file)).toBeDefined()
})

test('what a running process holds nobody else gets', async () => {
  writeFileSync(file, String(process.ppid))
  expect(await takeLock(file)).toBeUndefined()
})

test('where none can be made that is told, and not that somebody has it', async () => {
  await expect(takeLock(path.join(folder, 'nowhere/a.lock'))).rejects.toThrow('ENOENT')
})

test('what a process of another user holds nobody else gets', async () => {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('Not yours.'), { code: 'EPERM' })
  })
  writeFileSync(file, '4194305')
  expect(await takeLock(file)).toBeUndefined()
})

test('what was left before the machine was started last is taken, whoever has its number now', async () => {
  writeFileSync(file, String(process.ppid))
  const before = new Date(Date.now() - os.uptime() * 1000 - 60_000)
  utimesSync(file, before, before)
  expect(await takeLock(file)).toBeDefined()
})

test('what a process left that has ended is taken, and so is what it left half written', async () => {
  for (const left of ['', '0', '4194305']) {
    writeFileSync(file, left)
    const lock = await takeLock(file)
    expect(lock, left).toBeDefined()
    await lock?.release()
  }
})
