import { test as base } from 'playwright/test'
import { serveExamples } from './example-site.ts'

/** Tests that may ask for a site with a page for every example. */
export const test = base.extend<object, { exampleSite: string }>({
  exampleSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
    async ({}, use, { workerIndex }) => {
      const { address, close } = await serveExamples(`.cache/e2e-examples/${workerIndex}`)
      await use(address)
      await close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export { expect } from 'playwright/test'
