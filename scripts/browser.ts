import { findBrowser } from './lib/browser.ts'

// npm run browser: prints the path of the Chromium that the tests use, and installs one when there is none.
try {
  console.log(findBrowser())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
