import { defineConfig } from 'playwright/test'
import { root } from '../../src/root.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/sites.ts',
  outputDir: `${root}/.cache/prove/browsers`,
  forbidOnly: true,
  timeout: 120_000,
  // It ends also where each test waits to its end.
  globalTimeout: 3_600_000,
  // A browser that the machine left waiting begins anew; what passes then is told as flaky.
  retries: 1,
  expect: { timeout: 15_000 },
  // Each has three browsers open.
  workers: 1,
  reporter: 'list',
})
