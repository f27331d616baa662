import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tellVite } from '../../src/preview/tell-vite.ts'

/** A folder with a file in it, of which is noted what Vite is told. */
function watched() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'told-'))
  writeFileSync(path.join(folder, 'old.ts'), 'old')
  const watcher = new EventEmitter()
  const told = new Set<string>()
  for (const kind of ['add', 'change', 'unlink'])
    watcher.on(kind, (file: string) => told.add(`${kind} ${path.relative(folder, file)}`))
  const telling = tellVite(watcher, [folder])
  onTestFinished(() => {
    telling.close()
    rmSync(folder, { recursive: true })
  })
  return { at: (name: string) => path.join(folder, name), told: () => [...told].sort() }
}

test('tells what was changed, what came and what has gone', async () => {
  const { at, told } = watched()
  writeFileSync(at('old.ts'), 'changed')
  writeFileSync(at('new.ts'), 'new')
  await expect.poll(told).toEqual(['add new.ts', 'change old.ts'])
  rmSync(at('old.ts'))
  await expect.poll(told).toEqual(['add new.ts', 'change old.ts', 'unlink old.ts'])
})

test('a file that another one is put in the place of has changed', async () => {
  const { at, told } = watched()
  writeFileSync(at('old.ts.new'), 'changed')
  renameSync(at('old.ts.new'), at('old.ts'))
  await expect.poll(told).toEqual(['change old.ts'])
})

test('a folder comes and goes with all that is in it', async () => {
  const { at, told } = watched()
  const other = mkdtempSync(path.join(os.tmpdir(), 'moved-'))
  mkdirSync(path.join(other, 'below'))
  writeFileSync(path.join(other, 'below/one.ts'), 'one')
  renameSync(other, at('come'))
  await expect.poll(told).toEqual(['add come/below/one.ts'])
  writeFileSync(at('come/below/one.ts'), 'changed')
  await expect.poll(told).toEqual(['add come/below/one.ts', 'change come/below/one.ts'])
  rmSync(at('come'), { recursive: true })
  await expect.poll(told).toEqual(['add come/below/one.ts', 'change come/below/one.ts', 'unlink come/below/one.ts'])
})

test('a file comes in the place of a folder in which something was written just before', async () => {
  const { at, told } = watched()
  mkdirSync(at('a/below'), { recursive: true })
  writeFileSync(at('a/below/one.ts'), 'one')
  await expect.poll(told).toEqual(['add a/below/one.ts'])
  writeFileSync(at('a/below/one.ts'), 'changed')
  rmSync(at('a'), { recursive: true })
  writeFileSync(at('a'), 'a file')
  await expect.poll(told).toEqual(expect.arrayContaining(['add a', 'unlink a/below/one.ts']))
})

test('a link that leads to itself is no file', async () => {
  const { at, told } = watched()
  symlinkSync('old.ts', at('old.ts.new'))
  renameSync(at('old.ts.new'), at('old.ts'))
  await expect.poll(told).toEqual(['unlink old.ts'])
})

test('a folder that is not there is no mistake', () => {
  const telling = tellVite(new EventEmitter(), [path.join(os.tmpdir(), 'never-there')])
  expect(() => telling.close()).not.toThrow()
})
