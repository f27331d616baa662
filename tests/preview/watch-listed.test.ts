import type * as Fs from 'node:fs'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { watchFolder } from '../../src/preview/watch.ts'

/** What happens once a folder was listed, while who asked for that has yet to go on. */
let onceListed: ((folder: string) => void) | undefined

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>()
  const readdirSync = ((folder: string, options: { withFileTypes: true }) => {
    const entries = fs.readdirSync(folder, options)
    onceListed?.(folder)
    return entries
  }) as typeof fs.readdirSync
  return { ...fs, readdirSync }
})

test('a folder that comes in the moment in which the one around it is listed is followed as well', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'watched-'))
  const inner = path.join(folder, 'public/images')
  onceListed = (listed) => {
    if (listed === path.dirname(inner)) mkdirSync(inner, { recursive: true })
  }
  const seen: string[] = []
  const watcher = watchFolder(folder, (name) => seen.push(name))
  watcher.follow('public')
  mkdirSync(path.dirname(inner))
  await expect.poll(() => seen).toContain('public')
  onceListed = undefined
  writeFileSync(path.join(inner, 'photo.png'), '')
  await expect.poll(() => seen).toContain(path.join('public/images/photo.png'))
  watcher.close()
})
