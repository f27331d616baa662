import { defineConfig } from 'playwright/test'
import { findBrowser } from './scripts/lib/browser.ts'
import { exampleSite, siteFromRight, siteWithLooks, writeExampleSite } from './tests/e2e/support/example-site.ts'

// Workers read this file again: the browser was found, and the site written, before they came.
process.env.CHROMIUM_PATH ??= findBrowser()
if (process.env.TEST_WORKER_INDEX === undefined) writeExampleSite()

/** Of two lists of features Chromium takes the last one, so Playwright's own stand in this one too. */
const withoutFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // What the address bar would show is drawn for each window that a test opens, and takes twice as long as the page.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${withoutFeatures.join()}`,
]

/** Builds and serves a site as its owner does. The server chooses a free port; the expression names the variable for it. */
function serve(name: string, config: string, out: string) {
  return {
    name,
    command: `node scripts/run.mjs start --config ${config} --out ${out}`,
    env: {
      PORT: '0',
      HOST: 'localhost',
      DATABASE_URL: `file:.cache/e2e-sites/${name}-leads.db`,
      LEADS_RATE_LIMIT: '0',
      LEADS_MIN_FILL_MS: '0',
      LOG_LEVEL: 'silent',
    },
    wait: { stdout: new RegExp(`http://localhost:(?<${name}_port>\\d+)`) },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 } as const,
  }
}

/** The tests in a folder, which look at the site of this name. */
function project(name: string, testDir: string) {
  return { name, testDir, use: { baseURL: `http://localhost:${process.env[`${name.toUpperCase()}_PORT`]}` } }
}

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e',
  globalSetup: './tests/temporary-folder.ts',
  forbidOnly: true,
  // Machines that run the tests may be slow; what is right does not take less time for being waited for longer.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // A fault fails twice. What passes at its second try is named as flaky: a race, to be mended.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '.cache/reports/playwright.json' }], ['./tests/sites/support/agreed.ts']],
  webServer: [
    serve('engine', exampleSite.config, exampleSite.dist),
    serve('looks', siteWithLooks.config, siteWithLooks.dist),
    serve('right', siteFromRight.config, siteFromRight.dist),
    serve('healthcare', 'pages.json', 'dist'),
    serve('bakery', 'examples/bakery/pages.json', '.cache/e2e-sites/bakery'),
    serve('conference', 'examples/conference/pages.json', '.cache/e2e-sites/conference'),
  ],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Chromium's sandbox does not work for root, which a container's user usually is.
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
    },
    // A trace costs each test a tenth of its time, also those that pass; "--trace on" makes them.
    screenshot: 'only-on-failure',
  },
  projects: [
    project('engine', 'tests/e2e'),
    project('healthcare', 'tests/sites/healthcare'),
    project('bakery', 'tests/sites/bakery'),
    project('conference', 'tests/sites/conference'),
  ],
})
