import { findBrowser } from './lib/browser.ts'
import { readFlags } from './lib/flags.ts'

const help = `npm run browser

Prints the path of the Chromium that the tests use, and installs one when there is none. CHROMIUM_PATH chooses another.`

process.exitCode = main()

function main(): number {
  const flags = readFlags(help, {})
  if (typeof flags === 'number') return flags
  try {
    console.log(findBrowser())
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
