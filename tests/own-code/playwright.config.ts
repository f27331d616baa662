import { defineConfig } from 'playwright/test'
import gate from '../../playwright.config.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../temporary-folder.ts',
  outputDir: '../../.cache/prove/own-code',
  forbidOnly: true,
  timeout: 120_000,
  retries: 1,
  expect: { timeout: 30_000 },
  // Each has a bundler at work beside its browser.
  workers: 1,
  reporter: 'list',
  use: gate.use ?? {},
})
