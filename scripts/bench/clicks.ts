import type { Browser } from 'playwright'
import type { BenchOptions } from './bench.ts'
import { clicked, openPage } from './browser.ts'
import type { Figure } from './figures.ts'
import { visits } from './site.ts'

/** Chosen so that each has an effect that can be seen: something else is selected, or a counter moves on. */
const controls: Record<string, string> = {
  tabs: '[role=tab][aria-selected=false]',
  'filter-list': '[aria-pressed=false]',
  accordion: '[aria-pressed=false]',
  carousel: '[aria-label="Next slide"]',
  'hero-slider': '[aria-label="Next slide"]',
}

/** What the page says before the milliseconds. */
const acted = 'acted after '

/** From the first click on an island that is asleep until its effect is on screen, on a processor a quarter as fast. */
export async function firstClicks(browser: Browser, address: string, { runs, say }: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const type of clicked) {
    say(`mobile: the first click, ${type}`)
    const times: number[] = []
    while (times.length < runs)
      times.push(await firstClick(browser, address + visits.island(type), controls[type] ?? ''))
    figures.push({ name: `first click, ${type}`, values: times, unit: 'ms', wanted: 500 })
  }
  return figures
}

async function firstClick(browser: Browser, address: string, control: string): Promise<number> {
  const page = await openPage(browser)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(clickEarly, control)
  // The page says it itself: looking again and again would keep the slow processor busy.
  const said = page.waitForEvent('console', { predicate: (message) => message.text().startsWith(acted) })
  await page.goto(address)
  const time = Number((await said).text().slice(acted.length))
  await page.context().close()
  return time
}

/** Runs in the page. Islands that wake by themselves are clicked before they can: once all of the page is there. */
function clickEarly(control: string): void {
  addEventListener('DOMContentLoaded', () => {
    const island = document.querySelector<HTMLElement>('[data-island]')
    const button = island?.querySelector<HTMLElement>(control)
    if (!island || !button) return
    const state = () =>
      [
        ...island.querySelectorAll(
          '[aria-selected], [aria-pressed], [aria-label^="Go to"], [data-root] span[aria-hidden]',
        ),
      ]
        .map(
          (each) =>
            ['aria-selected', 'aria-pressed', 'aria-current'].map((name) => each.getAttribute(name)).join() +
            each.textContent,
        )
        .join()
    const click = () => {
      if ('hydrated' in island.dataset) throw new Error('The island was live before the click.')
      const before = state()
      const begin = performance.now()
      const look = () => {
        if (state() === before) requestAnimationFrame(look)
        else console.log(`acted after ${performance.now() - begin}`)
      }
      button.scrollIntoView({ behavior: 'instant', block: 'center' })
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      button.click()
      requestAnimationFrame(look)
    }
    if (island.dataset.when === 'idle') click()
    // Later, when the page has come to rest: only the island's own code is waited for.
    else addEventListener('load', () => setTimeout(click, 1000))
  })
}
