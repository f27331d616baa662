import { chmod } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { findBrowser } from '../../scripts/lib/browser.ts'
import { folderWith } from '../server/fake-site.ts'

async function program(script: string): Promise<string> {
  const folder = await folderWith({ chromium: `#!/bin/sh\n${script}\n` })
  await chmod(path.join(folder, 'chromium'), 0o755)
  return path.join(folder, 'chromium')
}

test('the browser that CHROMIUM_PATH names is taken', async () => {
  const browser = await program('exit 0')
  vi.stubEnv('CHROMIUM_PATH', browser)
  expect(findBrowser()).toBe(browser)
})

test('a CHROMIUM_PATH where no browser runs is an error that names it', async () => {
  const browser = await program('exit 1')
  vi.stubEnv('CHROMIUM_PATH', browser)
  expect(findBrowser).toThrow(`CHROMIUM_PATH is ${browser}, and there is no browser that runs there.`)
})
