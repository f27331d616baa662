import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Output } from '../../src/publish/output/index.ts'
import { rollOut } from '../../src/rollout/index.ts'
import { foldingDisk } from '../folding-disk.ts'

vi.mock('node:fs', async (original) => (await import('../folding-disk.ts')).folding(await original()))
vi.mock('node:fs/promises', async (original) => (await import('../folding-disk.ts')).folding(await original()))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spellings-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A build that makes these files; a file's text is its key as well. */
async function build(out: string, files: Record<string, string>): Promise<string> {
  const output = await Output.open(out)
  for (const [name, text] of Object.entries(files))
    if (!output.keep(name, text)) await output.write(name, text, text, 'good')
  await output.finish()
  return out
}

const before = { 'index.html': 'one', 'Images/Team.svg': 'team', 'Images/map.svg': 'map' }
const renamed = { 'index.html': 'two', 'images/team.svg': 'team', 'Images/Map.svg': 'another map' }

/** What a folder answers to these names. */
const served = (out: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, readFileSync(path.join(out, name), 'utf8')]))

test('a file whose name changes its capitals only stays where a disk does not tell them apart', async () => {
  const out = path.join(folder, foldingDisk)
  for (const files of [before, renamed, before]) {
    await build(out, files)
    expect(served(out, Object.keys(files))).toEqual(files)
  }
})

test('and stays where it is published', async () => {
  const to = path.join(folder, foldingDisk, 'www')
  mkdirSync(to, { recursive: true })
  for (const files of [before, renamed, before]) {
    const from = await build(path.join(folder, 'dist'), files)
    await rollOut({ from, to, keepDays: 0, now: 0, dry: false, waiting: () => {} })
    expect(served(to, Object.keys(files))).toEqual(files)
  }
})
