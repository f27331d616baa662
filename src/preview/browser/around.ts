import { startBanner } from '../../browser/shell/banner.ts'
import { startChat } from '../../browser/shell/chat.ts'
import { startConsent } from '../../browser/shell/consent.ts'
import { startEntrance } from '../../browser/shell/entrance.ts'
import { startHeader } from '../../browser/shell/header.ts'
import { startMenu } from '../../browser/shell/menu.ts'
import { startNewsletter } from '../../browser/shell/newsletter.ts'
import { whenParsed } from '../../browser/shell/when.ts'
import { copyOf, patch } from './patch.ts'

/** What lives around the sections, and what brings it to life. Once alive it listens until the page is left. */
const living: readonly (readonly [selector: string, start: () => void])[] = [
  ['#site-banner', startBanner],
  ['body > header', startHeader],
  ['main[data-entrance]', startEntrance],
  ['#site-menu', startMenu],
  ['footer form', startNewsletter],
  ['#chat', startChat],
  ['#consent', startConsent],
]

/** What the server wrote. */
let written: Element | undefined

// Before anything comes to life, which may write its own into it.
whenParsed(() => {
  written = copyOf(document.documentElement)
  // All else the first script has noted there.
  for (const { name } of [...written.attributes])
    if (!['lang', 'dir', 'data-mantine-color-scheme'].includes(name)) written.removeAttribute(name)
})

/**
 * Puts something else around the sections, as the server writes it now. What stays the same keeps its elements, and with them
 * what was done in it. False where something that lives would have to end: only a page that is loaded again is rid of it.
 */
export function surround(html: string): boolean {
  if (!written) return false
  const before = living.map(([selector]) => document.querySelector(selector))
  const banner = bannerId()
  patch(written, new DOMParser().parseFromString(html, 'text/html').documentElement)
  const after = living.map(([selector]) => document.querySelector(selector))
  if (before.some((element, index) => element !== null && element !== after[index])) return false
  if (banner !== undefined && banner !== bannerId()) return false
  for (const [index, [, start]] of living.entries()) if (before[index] === null && after[index]) start()
  return true
}

/** Whether a visitor has dismissed the banner is known by its id. */
function bannerId(): string | undefined {
  return document.querySelector<HTMLElement>('script[data-main]')?.dataset.banner
}
