import { defineConfig } from 'playwright/test'
import { findBrowser } from './scripts/lib/browser.ts'

// Workers read this file again; they take the browser that was found first.
process.env.CHROMIUM_PATH ??= findBrowser()
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']

export default defineConfig({
  testDir: 'tests',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Machines that run the tests may be slow; what is right does not take less time for being waited for longer.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  // The server chooses a free port and says so; what the expression names is the variable that baseURL reads.
  webServer: {
    command: 'node scripts/run.mjs start',
    env: { PORT: '0', HOST: 'localhost', DATABASE_URL: 'file:.cache/e2e-store/leads.db', LEADS_RATE_LIMIT: '0' },
    wait: { stdout: /http:\/\/localhost:(?<sectile_port>\d+)/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
  use: {
    baseURL: `http://localhost:${process.env.SECTILE_PORT}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Chromium's sandbox does not work for root, which a container's user usually is.
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
    },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'script', testIgnore: '**/*.noscript.spec.ts' },
    { name: 'noscript', testMatch: '**/*.noscript.spec.ts', use: { javaScriptEnabled: false } },
  ],
})
