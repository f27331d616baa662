import { test as base, type Page } from 'playwright/test'

interface PerTest {
  /** A page as the browser has it, for tests of the first moment: nobody waits for its script. */
  rawPage: Page
}

interface PerWorker {
  /**
   * Opens a page for tests that only look at it: the one that is open already when it is of this address. It is of the site of
   * the test that asks first, and of one project no test of another site may ask.
   */
  look: (path: string) => Promise<Page>
}

/** Tests whose pages have done what they promise once they are open. */
export const test = base.extend<PerTest, PerWorker>({
  page: async ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled === false ? page : patient(page)),
  rawPage: async ({ context }, use) => use(await context.newPage()),
  look: [
    async ({ browser }, use) => {
      let page: Page | undefined
      let open: string | undefined
      await use(async (path) => {
        // Whatever the test that asks first wants of its own pages.
        page ??= patient(await browser.newPage({ javaScriptEnabled: true, reducedMotion: 'no-preference' }))
        if (path !== open) await page.goto(path)
        open = path
        return page
      })
      await page?.close()
    },
    { scope: 'worker' },
  ],
})

/** A page that is open once its main script runs, which comes after the first drawing: what was done before is answered then. */
export function patient(page: Page): Page {
  const { goto, reload } = page
  const scriptRuns = () => page.waitForFunction(() => globalThis.earlyClicks === undefined)
  return Object.assign(page, {
    async goto(...how: Parameters<Page['goto']>) {
      const answer = await goto.apply(page, how)
      await scriptRuns()
      return answer
    },
    async reload(...how: Parameters<Page['reload']>) {
      const answer = await reload.apply(page, how)
      await scriptRuns()
      return answer
    },
  })
}

export { expect } from 'playwright/test'
