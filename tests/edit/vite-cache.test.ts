import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeViteCache } from '../../src/edit/server/vite-cache.ts'

test('editors that run at the same time share nothing that Vite makes ready; who starts alone finds what was there', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vite-cache-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const first = path.join(folder, 'vite-edit')
  // Another process that runs has taken it.
  await writeFile(`${first}.lock`, String(process.ppid))
  const second = await takeViteCache(folder)
  expect(second.cacheDir).toBe(`${first}-2`)
  await second.release()
  await rm(`${first}.lock`)
  expect((await takeViteCache(folder)).cacheDir).toBe(first)
})
