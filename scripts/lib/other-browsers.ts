import { globSync } from 'tinyglobby'
import { installFromDebian } from './debian.ts'

/** WebKit as GTK's browsers have it: who drives it, the plainest of these browsers, and a screen for it. */
export interface Webkit {
  readonly driver: string
  readonly browser: string
  readonly screen: string
}

const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** The path of a Firefox, installed when there is none. */
export function findFirefox(): string {
  return found('Firefox', ['firefox-esr'], () => firefoxes.flatMap((file) => globSync(file))[0])
}

/** The programs of WebKit, installed when one is missing. */
export function findWebkit(): Webkit {
  return found('WebKit', ['webkit2gtk-driver', 'xvfb'], () => {
    const [driver] = globSync('/usr/bin/WebKitWebDriver')
    const [browser] = globSync('/usr/{lib,libexec}/**/webkit2gtk-4.*/MiniBrowser')
    const [screen] = globSync('/usr/bin/Xvfb')
    return driver && browser && screen ? { driver, browser, screen } : undefined
  })
}

function found<T>(name: string, packages: string[], find: () => T | undefined): T {
  const there = find() ?? (installFromDebian(...packages) ? find() : undefined)
  if (there) return there
  throw new Error(
    `${name} was not found, and apt-get could not install it. Install what Debian calls ${packages.join(' and ')}.`,
  )
}
