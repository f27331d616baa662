import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { root } from '../../src/root.ts'
import { install, installFromDebian } from './debian.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']
const applications = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

/** The path of a Chromium that runs, installed when there is none. What an installer says goes to standard error. */
export function findBrowser(): string {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (runs(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no browser that runs there.`)
  }
  const found = installed() ?? download() ?? fromDebian()
  if (found) return found
  throw new Error(
    'The browser tests need Chromium. None was found, and it could be installed neither by Playwright nor by apt-get.\n' +
      'Install Chromium or Chrome, and set CHROMIUM_PATH to its program if it is not found by itself.',
  )
}

/** A Chromium that is here already: nothing is installed. */
export function installedBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return runs(chosen) ? chosen : undefined
  return installed()
}

function installed(): string | undefined {
  return ownDownload() ?? onSystem()
}

function ownDownload(): string | undefined {
  return [chromium.executablePath()].find(runs)
}

function onSystem(): string | undefined {
  const places = [...(process.env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute), ...folders]
  return [...names.flatMap((name) => places.map((place) => path.join(place, name))), ...applications].find(runs)
}

function download(): string | undefined {
  console.error('There is no Chromium here: Playwright downloads one.')
  // 10 s to connect, instead of 30 for each of many tries: a network that blocks the download is a usual case.
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  const playwright = path.join(root, 'node_modules/playwright/cli.js')
  return install(process.execPath, [playwright, 'install', 'chromium'], env) ? ownDownload() : undefined
}

function fromDebian(): string | undefined {
  return installFromDebian('chromium') ? onSystem() : undefined
}

/** Ubuntu's `chromium-browser` may be a script that only asks for a snap: that a file is there says too little. */
function runs(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
