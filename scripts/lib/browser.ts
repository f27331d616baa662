import path from 'node:path'
import { root } from '../../src/root.ts'
import { installedBrowser, onSystem, ownDownload } from '../../src/screens/installed-browser.ts'
import { install, installFromDebian } from './debian.ts'

/** The path of a Chromium that runs, installed when there is none. What an installer says goes to standard error. */
export function findBrowser(): string {
  const found = installedBrowser()
  if (found) return found
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no browser that runs there.`)
  const made = download() ?? fromDebian()
  if (made) return made
  throw new Error(
    'Chromium is needed. None was found, and it could be installed neither by Playwright nor by apt-get.\n' +
      'Install Chromium or Chrome, and set CHROMIUM_PATH to its program if it is not found by itself.',
  )
}

function download(): string | undefined {
  console.error('There is no Chromium here: Playwright downloads one.')
  // 10 s to connect, instead of 30 for each of many tries: a network that blocks the download is a usual case.
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  const playwright = path.join(root, 'node_modules/playwright/cli.js')
  return install(process.execPath, [playwright, 'install', 'chromium'], env) ? ownDownload() : undefined
}

function fromDebian(): string | undefined {
  return installFromDebian('chromium-headless-shell') || installFromDebian('chromium') ? onSystem() : undefined
}
