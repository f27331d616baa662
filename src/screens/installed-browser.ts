import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

// One without windows of its own comes first: it draws the same, and the tests take two thirds of the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']
const applications = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

/** A Chromium that is here already: nothing is installed. */
export function installedBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return runs(chosen) ? chosen : undefined
  return ownDownload() ?? onSystem()
}

/** The one that Playwright has downloaded. */
export function ownDownload(): string | undefined {
  return [chromium.executablePath()].find(runs)
}

/** One that came to the machine in another way. */
export function onSystem(): string | undefined {
  const places = [...(process.env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute), ...folders]
  return [...names.flatMap((name) => places.map((place) => path.join(place, name))), ...applications].find(runs)
}

/** Ubuntu's `chromium-browser` may be a script that only asks for a snap: that a file is there says too little. */
function runs(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
